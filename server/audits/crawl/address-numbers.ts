import { addressKey } from "#engine/address/address-key.ts";

/** Numbers of addresses, by spelling and by key: most links are written as the first one was. */
export class AddressNumbers {
  readonly #numbers = new Map<string, number>();

  get(url: string): number | undefined {
    return this.#numbers.get(url) ?? this.#numbers.get(addressKey(url));
  }

  set(url: string, n: number) {
    this.#numbers.set(url, n);
    this.#numbers.set(addressKey(url), n);
  }

  delete(url: string) {
    this.#numbers.delete(url);
    this.#numbers.delete(addressKey(url));
  }
}
