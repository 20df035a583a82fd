import { Download, Printer } from "lucide-react";

import { toFileName } from "#lib/file-name.ts";
import { downloadBlob } from "#app/browser/download-text.ts";
import { qrPath, qrSvg, type QrCode } from "#lib/qr-code/qr-code.ts";
import { downloadWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

/** Pixels of the PNG for one module: a code of 41 modules is 820 px, 7 cm at 300 dpi. */
const MODULE_PX = 20;

type ReviewQrCodeProps = { code: QrCode; link: string; name: string };

/** The review link as a code for the counter, the bill or the parcel. */
export function ReviewQrCode({ code, link, name }: ReviewQrCodeProps) {
  async function handlePng() {
    const image = await drawPng(code);
    if (image) {
      downloadBlob(image, toFileName(name, "_review_qr.png"));
      toast({ title: "QR code downloaded!" });
    } else {
      toast({ title: "Could not draw the PNG. Take the SVG instead.", variant: "destructive" });
    }
  }

  function handleSvg() {
    downloadWithToast(
      { name: toFileName(name, "_review_qr.svg"), text: qrSvg(code), type: "image/svg+xml" },
      "QR code downloaded!",
    );
  }

  return (
    <section className="review-qr cluster mini" aria-labelledby="review-qr-title">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={`QR code of ${link}`}
      >
        <rect width={code.size} height={code.size} fill="#fff" />
        <path d={qrPath(code)} fill="#000" />
      </svg>
      <div>
        <h3 className="label" id="review-qr-title">
          QR code of the link
        </h3>
        <p className="print-only" aria-hidden>
          <b dir="auto">{name}</b>
          Scan this to write a review
        </p>
        <p>
          <a href={link} target="_blank" rel="noopener">
            {link}
          </a>
        </p>
        <div className="actions after">
          <Button variant="outline" size="sm" onClick={() => void handlePng()} Icon={Download}>
            PNG
          </Button>
          <Button variant="outline" size="sm" onClick={handleSvg} Icon={Download}>
            SVG
          </Button>
          <Button variant="outline" size="sm" onClick={printCode} Icon={Printer}>
            Print
          </Button>
        </div>
      </div>
    </section>
  );
}

/** One sheet with the name and the code: the style sheet takes the rest of the page off the paper. */
function printCode() {
  const { dataset } = document.documentElement;
  dataset["printing"] = "code";
  addEventListener("afterprint", () => delete dataset["printing"], { once: true });
  print();
}

async function drawPng({ size, runs }: QrCode): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const context = canvas.getContext("2d");
  if (!context) return null;

  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const { x, y, width } of runs) {
    context.fillRect(x * MODULE_PX, y * MODULE_PX, width * MODULE_PX, MODULE_PX);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
