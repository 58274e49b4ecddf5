/** Packages to send, and the dropped files that are not sent. */
export interface PacotesDeNotas {
  pacotes: File[];
  recusadas: { arquivo: string; motivo: string }[];
}

/**
 * Packs files for upload. A zip or a single XML goes as it is. Several XMLs go into zips, so that five thousand notas are not five
 * thousand requests. The work yields to the page between files. `aoProgredir` gets the number of packed files and the total.
 */
export async function empacotarNotas(
  arquivos: readonly File[],
  aoProgredir: (prontos: number, total: number) => void,
): Promise<PacotesDeNotas> {
  const xmls = arquivos.filter(({ name }) => /\.xml$/i.test(name));
  const zips = arquivos.filter(({ name }) => /\.zip$/i.test(name));
  const recusadas = arquivos
    .filter((arquivo) => !xmls.includes(arquivo) && !zips.includes(arquivo))
    .map(({ name }) => ({ arquivo: name, motivo: 'Não é XML de NF-e nem ZIP.' }));
  if (xmls.length <= 1) return { pacotes: [...xmls, ...zips], recusadas };
  const nomes = new Set<string>();
  const pacotes: File[] = [];
  let zip = await novoZip();
  for (const [i, xml] of xmls.entries()) {
    zip.incluir(nomeLivre(xml.name, nomes), new Uint8Array(await xml.arrayBuffer()));
    aoProgredir(i + 1, xmls.length);
    if (zip.tamanho() < TAMANHO_DO_PACOTE && i < xmls.length - 1) continue;
    pacotes.push(new File(zip.fechar(), `notas-${pacotes.length + 1}.zip`, { type: 'application/zip' }));
    zip = await novoZip();
  }
  return { pacotes: [...pacotes, ...zips], recusadas };
}

/** Loads the zip library only when there is something to pack. */
async function novoZip() {
  const { Zip, ZipDeflate } = await import('fflate');
  const partes: Uint8Array<ArrayBuffer>[] = [];
  let tamanho = 0;
  const zip = new Zip((_, parte) => {
    partes.push(parte as Uint8Array<ArrayBuffer>);
    tamanho += parte.length;
  });
  return {
    incluir(nome: string, bytes: Uint8Array) {
      const arquivo = new ZipDeflate(nome, { level: 6 });
      zip.add(arquivo);
      arquivo.push(bytes, true);
    },
    tamanho: () => tamanho,
    fechar() {
      zip.end();
      return partes;
    },
  };
}

/** Returns an unused name: two folders may hold files of the same name. */
function nomeLivre(nome: string, usados: Set<string>): string {
  let livre = nome;
  for (let vez = 2; usados.has(livre); vez += 1) livre = nome.replace(/(\.\w+)$/, ` (${vez})$1`);
  usados.add(livre);
  return livre;
}

/** Maximum compressed size: small enough to resend quickly after a failure. */
const TAMANHO_DO_PACOTE = 32 * 1024 * 1024;
