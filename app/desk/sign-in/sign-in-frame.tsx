import { FingerprintPattern, QrCode, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";

type StateFrameProps = {
  mark: string;
  tone?: "bad";
  Icon: LucideIcon;
  heading: string;
  children: ReactNode;
};

/** A badge that names the state, what it means, and what to do. */
export function SignInFrame({ mark, tone, Icon, heading, children }: StateFrameProps) {
  return (
    <>
      <p>
        <Badge variant={tone === "bad" ? "destructive" : "outline"}>
          <Icon className="icon" aria-hidden />
          {mark}
        </Badge>
      </p>
      <h1>{heading}</h1>
      {children}
    </>
  );
}

/** Asks the device for its passkey; "another" shows a code for a second device to scan. */
export type UsePasskey = (which: "this" | "another") => void;

type ThisDeviceProps = {
  onUse: UsePasskey;
  size?: "default" | "lg";
  disabled?: boolean;
  children: ReactNode;
};

export function ThisDevice({ onUse, children, ...look }: ThisDeviceProps) {
  return (
    <Button {...look} onClick={() => onUse("this")}>
      <FingerprintPattern className="icon" aria-hidden />
      {children}
    </Button>
  );
}

export function AnotherDevice({
  onUse,
  isFirst = false,
}: {
  onUse: UsePasskey;
  isFirst?: boolean;
}) {
  return (
    <Button variant={isFirst ? "default" : "outline"} onClick={() => onUse("another")}>
      <QrCode className="icon" aria-hidden />
      Use another device
    </Button>
  );
}
