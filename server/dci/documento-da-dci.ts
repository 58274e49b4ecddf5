export async function documentoDaDci(..._: unknown[]) { return null; }
