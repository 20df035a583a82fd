import { describeStoreFault, StoreUnusableError } from "./store-fault.ts";

type KeptOpenOptions<Opened> = {
  open: () => Opened | Promise<Opened>;
  retryMs?: number;
  /** The message of the error that callers get while it is closed; without it, the reason alone. */
  explain?: (reason: string) => string;
  onOpen?: () => void;
  onFault: (error: unknown, reason: string) => void;
};

/** Unless its owner says another time. */
export const RETRY_MS = 15_000;

/**
 * Keeps something open that needs a database. The database may be away when the server starts: locked,
 * damaged, on a full or read-only disk. Opening is tried again until it succeeds.
 */
export class KeptOpen<Opened extends { close: () => Promise<void> }> {
  /** Undefined while it is away. */
  opened: Opened | undefined;
  /** Settles when the attempt under way is over; it never rejects. */
  opening: Promise<void> = Promise.resolve();
  #options: KeptOpenOptions<Opened>;
  #whyClosed: StoreUnusableError;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: KeptOpenOptions<Opened>) {
    this.#options = options;
    this.#whyClosed = this.#explain("it is being opened");
  }

  /** Throws a `StoreUnusableError` with the reason while it is away. */
  get(): Opened {
    if (this.opened === undefined) throw this.#whyClosed;
    return this.opened;
  }

  tryToOpen(): Promise<void> {
    this.opening = this.#tryOnce();
    return this.opening;
  }

  /** Closes the one that is gone and opens what is there now, unless that was done already. */
  async reopen(gone: Opened, error: unknown, beforeClose: () => void): Promise<void> {
    if (this.opened !== gone) return;
    this.#lose(error);
    beforeClose();
    await gone.close().catch(() => undefined);
    await this.tryToOpen();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.opening;
    await this.opened?.close();
  }

  async #tryOnce(): Promise<void> {
    const { open, retryMs = RETRY_MS, onOpen, onFault } = this.#options;
    try {
      const fresh = await open();
      if (this.#isClosed) return await fresh.close();
      this.opened = fresh;
      onOpen?.();
    } catch (error) {
      this.#lose(error);
      onFault(error, describeStoreFault(error));
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.tryToOpen(), retryMs).unref();
    }
  }

  #lose(error: unknown) {
    this.opened = undefined;
    this.#whyClosed = this.#explain(describeStoreFault(error));
  }

  #explain(reason: string) {
    return new StoreUnusableError(this.#options.explain?.(reason) ?? reason);
  }
}

/**
 * An object whose methods are those of `own`, and for all others what `get` gives. All of these
 * return promises: where `get` throws, they reject.
 */
export function forwardTo<Target extends object>(
  get: () => Target | Promise<Target>,
  own: Partial<Target>,
): Target {
  const forward =
    (name: string) =>
    async (...values: unknown[]) => {
      const method: unknown = Reflect.get(await get(), name);
      return (method as (...values: unknown[]) => unknown)(...values);
    };
  return new Proxy(own, {
    // An object with a method `then` would be taken for a promise.
    get: (_own, name) =>
      Object.hasOwn(own, name) || name === "then" || typeof name === "symbol"
        ? Reflect.get(own, name)
        : forward(name),
  }) as Target;
}
