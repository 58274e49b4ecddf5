export async function planilhaDaDci(_: unknown): Promise<Uint8Array> {
  return new Uint8Array();
}
