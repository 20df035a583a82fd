import { execFileSync } from "node:child_process";

import { expect, test, type Locator, type Page, type Route } from "#tests/support/journey.ts";

import { openHydrated } from "#tests/support/browser.ts";

const SUCCESS =
  "Thank You! Your message has been sent successfully. We'll get back to you shortly.";
const FAILURE = "There was an error submitting your form. Please try again.";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Get a Free Audit" });

async function openDialog(page: Page, path = "/seo-services/lahore") {
  await openHydrated(page, path);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fillIn(page: Page, message: string) {
  await dialog(page).getByLabel("Name").fill("Sana Iqbal");
  await dialog(page).getByLabel("Email").fill("sana@iqbaltiles.example");
  await dialog(page).getByLabel("Phone or WhatsApp").fill("0300-1234567");
  await dialog(page).getByLabel("Website").fill("iqbaltiles.example");
  await dialog(page).getByLabel("Message").fill(message);
}

function listEnquiries(): string {
  return execFileSync("node", ["scripts/enquiries.ts", "list"], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: ".cache/e2e-data" },
  });
}

function exportEnquiries(): { fields: Record<string, string> }[] {
  return execFileSync("node", ["scripts/enquiries.ts", "export", "--json"], {
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: ".cache/e2e-data" },
  })
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

test.describe("with the real server", () => {
  test.skip(
    Boolean(process.env["BASE_URL"]),
    "the enquiries of another server cannot be read here",
  );

  test("a visit by keyboard alone, from the top of the home page to a stored enquiry", async ({
    page,
  }) => {
    const message = `No mouse on this desk. ${crypto.randomUUID()}`;
    const focused = page.locator(":focus");
    await openHydrated(page, "/");
    for (let stop = 0; stop < 11; stop += 1) await page.keyboard.press("Tab");
    await expect(focused).toHaveText("Contact Us");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByLabel("Name")).toBeFocused();
    for (const [label, words] of [
      ["Name", "Sana Iqbal"],
      ["Email", "sana@iqbaltiles.example"],
      ["Phone or WhatsApp", "0300-1234567"],
      ["Website", "iqbaltiles.example"],
      ["Message", message],
    ] as const) {
      await expect(dialog(page).getByLabel(label)).toBeFocused();
      await page.keyboard.type(words);
      await page.keyboard.press("Tab");
    }
    await expect(focused).toHaveText("Send");
    await page.keyboard.press("Enter");

    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    expect(exportEnquiries().some(({ fields }) => fields["message"] === message)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(focused).toHaveText("Contact Us");
  });

  test("an enquiry from the Lahore page is stored with its page before it is acknowledged", async ({
    page,
  }) => {
    const message = `We sell floor tiles. ${crypto.randomUUID()}`;
    await openDialog(page);
    await fillIn(page, message);
    await dialog(page).getByRole("button", { name: "Send" }).click();

    await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
    const line = listEnquiries()
      .split("\n")
      .find((each) => each.includes(message));
    expect(line).toContain("/seo-services/lahore");
    expect(exportEnquiries()).toContainEqual(
      expect.objectContaining({
        fields: expect.objectContaining({ message, phone: "+923001234567" }),
      }),
    );
    await dialog(page).getByRole("button", { name: "Close" }).last().click();
    await expect(dialog(page)).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the audit button leads to the form, which posts and thanks", async ({ page }) => {
      const message = `No scripts here. ${crypto.randomUUID()}`;
      await page.goto("/seo-services/lahore");
      await page.locator("main [data-contact]").first().click();
      await expect(page).toHaveURL("/contact#audit");

      await page.getByLabel("Name").fill("Bilal Memon");
      await page.getByLabel("Email").fill("bilal@memon.example");
      await page.getByLabel("Phone or WhatsApp").fill("(042) 3576-1234");
      await page.getByLabel("Message").fill(message);
      await page.locator("main").getByRole("button", { name: "Send" }).click();
      await expect(page).toHaveURL("/thanks");
      expect(exportEnquiries()).toContainEqual(
        expect.objectContaining({
          fields: expect.objectContaining({ message, phone: "+924235761234" }),
        }),
      );
    });

    test("a refused form comes back with what is wrong and everything typed", async ({ page }) => {
      await page.goto("/contact");
      await page.getByLabel("Name").fill("Bilal Memon");
      // Valid for the browser, not for us: nobody can answer an address without a dot.
      await page.getByLabel("Email").fill("bilal@memon");
      await page.getByLabel("Phone or WhatsApp").fill("0300 12345");
      await page.getByLabel("Message").fill("Nothing typed may be lost.");
      await page.locator("main").getByRole("button", { name: "Send" }).click();

      await expect(page.getByText("Email should be an email").first()).toBeVisible();
      await expect(page.getByLabel("Name")).toHaveValue("Bilal Memon");
      await expect(page.getByLabel("Email")).toHaveValue("bilal@memon");
      await expect(page.getByLabel("Phone or WhatsApp")).toHaveValue("0300 12345");
      await expect(page.getByLabel("Message")).toHaveValue("Nothing typed may be lost.");
    });
  });
});

test("the sheet opens with the press, before the form's code is there", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/contact-dialog-*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await openHydrated(page, "/");
  await page.locator("main [data-contact]").first().click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).getByLabel("Name")).toHaveCount(0);

  held.resolve();
  await expect(dialog(page).getByLabel("Name")).toBeFocused();
});

test("the dialog opens from the header, home, services, pricing and city pages", async ({
  page,
}) => {
  for (const path of ["/", "/services", "/pricing", "/seo-services/multan"]) {
    await openHydrated(page, path);
    await page.locator("main a[data-contact]").first().click();
    await expect(dialog(page), path).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page), path).toBeHidden();
  }
});

test(
  "a press made before React is there is made again once it is",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/");
    await page.locator("main a[data-contact]").first().click();

    await expect(dialog(page)).toBeVisible();
  },
);

test(
  "where the scripts cannot be loaded, the button leads to the form",
  { tag: "@long" },
  async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto("/");
    await page.locator("main a[data-contact]").first().click();

    await expect(page).toHaveURL("/contact#audit");
  },
);

test("required fields and the email's form are asked for before anything is sent", async ({
  page,
}) => {
  let requests = 0;
  await page.route("**/f/*", (route) => {
    requests += 1;
    return route.abort();
  });
  await openDialog(page);
  await dialog(page).getByRole("button", { name: "Send" }).click();

  await expect(dialog(page).getByLabel("Name")).toBeFocused();
  for (const label of ["Name", "Email", "Message"]) {
    await expect(dialog(page).getByLabel(label)).toHaveAttribute("required");
  }
  await expect(dialog(page).getByLabel("Email")).toHaveAttribute("type", "email");
  await expect(dialog(page).getByLabel("Website")).not.toHaveAttribute("required");
  expect(requests).toBe(0);
});

test("the button is disabled with a spinner while the form is being sent", async ({ page }) => {
  const { promise: isTimeToAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/f/*", async (route) => {
    await isTimeToAnswer;
    await route.fulfill({ json: { next: "/thanks", ok: true } });
  });
  await openDialog(page);
  await fillIn(page, "Slow line.");
  await dialog(page).getByRole("button", { name: "Send" }).click();

  const button = dialog(page).locator("button[type=submit]");
  await expect(button).toBeDisabled();
  await expect(button.locator(".spinner")).toBeVisible();
  answer();
  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
});

test("on a phone a failure stands in the dialog with the focus, and its toast can be closed there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/f/*", (route) => route.abort("internetdisconnected"));
  await openHydrated(page, "/seo-services/lahore");
  await page.locator("main [data-contact]").first().click();
  await fillIn(page, "No line.");
  await dialog(page).getByRole("button", { name: "Send" }).click();

  const alert = dialog(page).locator("form").getByRole("alert");
  await expect(alert).toContainText(FAILURE);
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport();
  const toast = page.locator(".toast");
  await expect(toast).toBeVisible();
  expect(await isOnTop(toast)).toBe(true);
  await toast.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
});

test("a toast that a dialog opens over comes along, and stays when the dialog is left", async ({
  page,
}) => {
  await openHydrated(page, "/seo-services/lahore");
  await page.getByRole("link", { name: "Request Package for Growth" }).click();
  await expect(dialog(page)).toBeVisible();
  const toast = page.locator(".toast");
  await expect(toast).toContainText("Request for");
  await expect.poll(() => isOnTop(toast)).toBe(true);

  await dialog(page).getByRole("button", { name: "Close" }).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => isOnTop(toast)).toBe(true);
});

test("thanks take the focus, and nothing asks for the audit any more", async ({ page }) => {
  await page.route("**/f/*", (route) => route.fulfill({ json: { next: "/thanks", ok: true } }));
  await openDialog(page);
  await expect(dialog(page).getByLabel("Name")).toBeFocused();
  await fillIn(page, "Hello");
  await dialog(page).getByRole("button", { name: "Send" }).click();

  await expect(dialog(page).getByRole("status")).toBeFocused();
  await expect(dialog(page).getByRole("heading")).not.toHaveText("Get a Free Audit");
  await dialog(page).getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();
  await expect(dialog(page).getByRole("heading")).toHaveText("Get a Free Audit");
  await expect(dialog(page).getByLabel("Message")).toHaveValue("");
});

test("the form carries its hidden fields", async ({ page }) => {
  let body = "";
  await page.route("**/f/*", (route) => {
    body = route.request().postData() ?? "";
    return route.fulfill({ json: { next: "/thanks", ok: true } });
  });
  await openDialog(page, "/pricing");
  await fillIn(page, "Hello");
  await dialog(page).getByRole("button", { name: "Send" }).click();

  await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
  for (const [name, value] of [
    ["page", "/pricing"],
    ["_subject", "Free audit request from /pricing"],
    ["_gotcha", ""],
  ]) {
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`);
  }
});

/** Every answer that the service or our server may give, and what the visitor is shown. */
const answers: readonly {
  name: string;
  answer: (route: Route) => Promise<void>;
  toast?: string;
  field?: readonly [label: string, text: string];
  success?: true;
}[] = [
  {
    name: "200 with next",
    answer: (route) => route.fulfill({ json: { next: "/thanks", ok: true } }),
    success: true,
  },
  {
    name: "200 with an empty next",
    answer: (route) => route.fulfill({ json: { next: "" } }),
    success: true,
  },
  {
    name: "422 with a field error",
    answer: (route) =>
      route.fulfill({
        status: 422,
        json: {
          error: "Validation errors",
          errors: [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }],
        },
      }),
    toast: FAILURE,
    field: ["Email", "Email should be an email"],
  },
  {
    name: "422 with several errors of one field",
    answer: (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { code: "REQUIRED_FIELD_EMPTY", field: "message", message: "should not be empty" },
            { code: "TYPE_TEXT", field: "message", message: "should be plain text" },
          ],
        },
      }),
    toast: FAILURE,
    field: ["Message", "Message should not be empty, should be plain text"],
  },
  {
    name: "422 with an error of the form and one of a field",
    answer: (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { message: "Not sent." },
            { code: "TYPE_TEXT", field: "phone", message: "should be one number" },
          ],
        },
      }),
    toast: "Not sent.",
    field: ["Phone or WhatsApp", "Phone or WhatsApp should be one number"],
  },
  {
    name: "403 with the service's own sentence",
    answer: (route) =>
      route.fulfill({ status: 403, json: { error: "This form is switched off." } }),
    toast: "This form is switched off.",
  },
  {
    name: "404 with a form error",
    answer: (route) =>
      route.fulfill({
        status: 404,
        json: {
          error: "Form not found",
          errors: [{ code: "FORM_NOT_FOUND", message: "Form not found" }],
        },
      }),
    toast: "Form not found",
  },
  {
    name: "429 with an unknown code",
    answer: (route) =>
      route.fulfill({
        status: 429,
        json: {
          errors: [
            { code: "RATE_LIMITED", message: "Too many messages. Try again in ten minutes." },
          ],
        },
      }),
    toast: "Too many messages. Try again in ten minutes.",
  },
  {
    name: "an empty list of errors",
    answer: (route) => route.fulfill({ json: { errors: [], next: "/t" } }),
    toast: FAILURE,
  },
  {
    name: "an unexpected shape",
    answer: (route) => route.fulfill({ json: { ok: true } }),
    toast: FAILURE,
  },
  { name: "null", answer: (route) => route.fulfill({ json: null }), toast: FAILURE },
  {
    name: "502 in HTML",
    answer: (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<html>Bad Gateway</html>" }),
    toast: FAILURE,
  },
  {
    name: "204 without a body",
    answer: (route) => route.fulfill({ status: 204, body: "" }),
    toast: FAILURE,
  },
  {
    name: "a broken connection",
    answer: (route) => route.abort("connectionreset"),
    toast: FAILURE,
  },
  {
    name: "a pending payment",
    answer: (route) =>
      route.fulfill({ json: { stripe: { paymentIntentClientSecret: "x" }, resubmitKey: "y" } }),
    toast: FAILURE,
  },
];

/** Whether a press in the middle of the element meets it, and not a layer above. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return shown.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** One of each kind of answer; the others are variants of these. */
const ofItsKind = [
  "422 with several errors of one field",
  "403 with the service's own sentence",
  "502 in HTML",
  "a broken connection",
];

for (const { name, answer, toast, field, success } of answers) {
  test(`answer: ${name}`, { tag: ofItsKind.includes(name) ? [] : "@long" }, async ({ page }) => {
    await page.route("**/f/*", answer);
    await openDialog(page);
    await fillIn(page, "We sell floor tiles.");
    await dialog(page).getByRole("button", { name: "Send" }).click();

    if (success) {
      await expect(dialog(page).getByText(SUCCESS)).toBeVisible();
      return;
    }
    const alert = dialog(page).locator("form").getByRole("alert");
    const shown = page.locator(".toast[data-variant=destructive]");
    for (const message of [shown, alert]) {
      await expect(message).toContainText("Oops! Something went wrong.");
      await expect(message).toContainText(toast ?? FAILURE);
    }
    expect(await isOnTop(shown), "the toast lies above the dialog").toBe(true);
    if (!field) await expect(alert).toBeFocused();
    if (field) {
      const [label, text] = field;
      await expect(dialog(page).getByText(text)).toBeVisible();
      await expect(dialog(page).getByLabel(label)).toHaveAttribute("aria-invalid", "true");
      await expect(dialog(page).getByLabel(label)).toBeFocused();
    }
    await expect(dialog(page).getByLabel("Name")).toHaveValue("Sana Iqbal");
    await expect(dialog(page).getByLabel("Message")).toHaveValue("We sell floor tiles.");
    await expect(dialog(page).getByRole("button", { name: "Send" })).toBeEnabled();
  });
}

test("no answer within 15 seconds is a failure that loses nothing", async ({ page }) => {
  await page.route("**/f/*", () => {});
  await openDialog(page);
  await fillIn(page, "Is anybody there?");
  await page.clock.install();
  const sent = page.waitForRequest("**/f/*");
  await dialog(page).getByRole("button", { name: "Send" }).click();
  await sent;
  await page.clock.runFor(15_000);

  await expect(page.locator(".toast")).toContainText(FAILURE);
  await expect(dialog(page).getByLabel("Message")).toHaveValue("Is anybody there?");
});
