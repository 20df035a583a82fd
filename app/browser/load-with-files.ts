const asked = new Map<string, Promise<unknown> | undefined>();

/**
 * Runs an `import()` once its files are asked for, all at the same time, and its style sheets are there.
 * The build calls this around every `import()` in place of its own helper, which is four times as long
 * (scripts/vite-islands.ts). `files`: addresses without the first slash.
 */
export async function loadWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map(askFor));
  return load();
}

/** A script is only fetched ahead: what fails there is said by its `import()`. */
function askFor(file: string): Promise<unknown> | undefined {
  if (asked.has(file)) return asked.get(file);
  const isStyle = file.endsWith(".css");
  const link = document.createElement("link");
  link.rel = isStyle ? "stylesheet" : "modulepreload";
  link.href = `/${file}`;
  const arrived = isStyle
    ? new Promise((resolve, reject) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", () => {
          asked.delete(file);
          reject(new Error(file));
        });
      })
    : undefined;
  asked.set(file, arrived);
  document.head.append(link);
  return arrived;
}
