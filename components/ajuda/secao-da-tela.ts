import type { SecaoDoManual } from '#lib/contracts/platform/manual.ts';

/** Returns the section of the manual about a screen. If the open tab or step has its own part, that part is returned. */
export function secaoDaTela(
  secoes: readonly SecaoDoManual[],
  { caminho, busca }: { caminho: string; busca: Readonly<Record<string, unknown>> },
): string | undefined {
  const secao = secoes.find(({ telas }) => telas.includes(caminho));
  const parte = secoes
    .flatMap(({ partes }) => partes)
    .find(({ telas = [] }) => telas.some((tela) => ehEla(tela, caminho, busca)));
  return parte?.id ?? secao?.id;
}

function ehEla(tela: string, caminho: string, busca: Readonly<Record<string, unknown>>): boolean {
  const [caminhoDaTela, consulta] = tela.split('?');
  return (
    caminhoDaTela === caminho &&
    [...new URLSearchParams(consulta)].every(([campo, valor]) => String(busca[campo]) === valor)
  );
}
