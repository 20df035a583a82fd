import { toast } from "#app/ui/toast.ts";

/** The words of every feature that is not there yet (specification, section 8). */
export function showComingSoon(title: string): void {
  toast({ title, description: "This feature is not implemented yet." });
}
