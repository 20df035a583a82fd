import { Laptop, Smartphone } from "lucide-react";

/** By its name, which is what is known of it. */
export function DevicePicture({ name }: { name: string }) {
  const Icon = /computer|laptop|office|desktop|\bpc\b|mac/i.test(name) ? Laptop : Smartphone;
  return <Icon className="icon" aria-hidden />;
}
