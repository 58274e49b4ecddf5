const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(\/[^?]*)?(\?.*)?$/;
/** Which server is asked for is ours to keep: a driver does not know it. */
const OURS = 'target_session_attrs';

/**
 * The addresses of the servers of one database, in order: `postgres://user:password@one:5432,other:5432/database`. Null where it is
 * no such address.
 */
export function databaseAddresses(url: string): string[] | null {
  const [, before, hosts, path = '', query = ''] = ADDRESS.exec(url.trim()) ?? [];
  if (before === undefined || hosts === undefined) return null;
  const settings = new URLSearchParams(query);
  const wanted = settings.get(OURS);
  settings.delete(OURS);
  const rest = `${path}${settings.size > 0 ? `?${settings}` : ''}`;
  const addresses = hosts.split(',').map((host) => `${before}${host}${rest}`);
  const right = addresses.every((address) => URL.canParse(address) && new URL(address).hostname !== '');
  return right && (wanted === null || wanted === 'read-write') ? addresses : null;
}

/** The names of the servers, for a sentence; never the password. */
export function hostsInWords(url: string): string {
  return (databaseAddresses(url) ?? []).map((address) => new URL(address).host).join(', ');
}

/**
 * The server of a database that is asked now. Whoever finds that it is away, or takes no writes, leaves it, and everybody asks the
 * next one from then on.
 */
export class DatabaseHosts {
  readonly addresses: readonly string[];
  #at = 0;
  readonly #whenLeft = new Set<(address: string) => void>();

  constructor(url: string) {
    this.addresses = databaseAddresses(url) ?? [url];
  }

  get current(): string {
    return this.addresses[this.#at] as string;
  }

  /** The address that a connection was made to. */
  addressOf({ host, port }: { host: string; port: number }): string {
    const found = this.addresses.find((address) => {
      const url = new URL(address);
      return url.hostname === host && Number(url.port || 5432) === port;
    });
    return found ?? this.current;
  }

  /** Leaves this server, unless somebody else did. */
  leave(address: string): void {
    if (address !== this.current || this.addresses.length === 1) return;
    this.#at = (this.#at + 1) % this.addresses.length;
    for (const act of this.#whenLeft) act(address);
  }

  /** Calls this with the address of each server that is left, until the returned function is called. */
  whenLeft(act: (address: string) => void): () => void {
    this.#whenLeft.add(act);
    return () => this.#whenLeft.delete(act);
  }
}
