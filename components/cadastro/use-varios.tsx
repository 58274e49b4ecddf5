import { type QuaisRegistros, useGravarRegistro } from '#lib/api/platform/cadastro.ts';
import type { ListResource } from '#lib/api/platform/list.ts';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useAvisoComDesfazer } from './use-aviso-com-desfazer.tsx';
import { useAvisoDeRecusados } from './use-aviso-de-recusados.tsx';

type Palavras = readonly [um: string, varios: string];

/** Deletes or restores many records and reports the result. It offers to undo exactly the records that changed. */
export function useVarios<Registro extends { id: string }>(api: ListResource<Registro>, palavras: Palavras) {
  const { excluirVarios, restaurarVarios } = useGravarRegistro(api);
  const { contar, contarFalha } = useAvisoComDesfazer();
  const avisarRecusados = useAvisoDeRecusados();
  const quantos = (n: number) => `${formatarInteiro(n)} ${palavras[n === 1 ? 0 : 1]}`;

  const excluir = async (quais: QuaisRegistros): Promise<void> =>
    contarVarios(await excluirVarios(quais), 'na lista dos excluídos.', restaurar);
  const restaurar = async (quais: QuaisRegistros): Promise<void> =>
    contarVarios(await restaurarVarios(quais), 'de volta.', excluir);

  function contarVarios({ feitos, recusados }: ResultadoDeVarios, comoFicaram: string, desfazer: typeof excluir): void {
    if (feitos.length > 0) contar(`${quantos(feitos.length)} ${comoFicaram}`, () => desfazer({ ids: feitos }));
    if (recusados.length > 0) avisarRecusados(quantos(recusados.length), recusados);
  }

  return { quantos, excluir, restaurar, contarFalha };
}
