/** A column whose texts the vault locks. */
export interface LockedColumn {
  /** What it holds, as the operator reads it. */
  name: string;
  table: string;
  column: string;
  /** The primary key, with the type of each column. */
  key: Readonly<Record<string, 'uuid' | 'text'>>;
  /** The owner a text is bound to, by the key of its row. */
  owner(key: Record<string, string>): string;
}
