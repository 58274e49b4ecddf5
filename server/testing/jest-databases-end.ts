/** Jest global tear-down. */
export default async function removeDatabases(): Promise<void> {
  await globalThis.testCluster?.remove();
}
