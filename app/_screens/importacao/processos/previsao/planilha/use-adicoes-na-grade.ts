import { useMemo } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { errosDosCampos } from '#components/form/erros-do-formulario.ts';
import { useMesmasLinhas } from '#components/itens/use-mesmas-linhas.ts';
import type { AdicaoPrevista, ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { MercadoriaDaAdicao } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import {
  adicaoDaLinha,
  type LinhaDaAdicao,
  linhaDaAdicao,
  mercadoriasDas,
  sobrasDaLinha,
} from './celulas-da-adicao.ts';
import { CAMPOS_DO_TRIBUTO } from './colunas-da-planilha.ts';

/** Adapts the planned adições of the open form to the rows of the sheet, with the errors of their cells. */
export function useAdicoesNaGrade() {
  const { field } = useController<ItensDoProcesso, 'adicoes'>({ name: 'adicoes' });
  const itens = useMesmasLinhas(useWatch<ItensDoProcesso, 'itens'>({ name: 'itens' }));
  const { errors } = useFormState<ItensDoProcesso>({ name: 'adicoes' });
  const adicoes = useMesmasLinhas<AdicaoPrevista>(field.value);
  const numeros = adicoes.map(({ numero }) => numero).join();
  const mercadorias = useMemo(() => mercadoriasDas(itens, numeros.split(',').map(Number)), [itens, numeros]);
  const linhaDe = useMemo(() => linhasFeitas(), []);
  const linhas = useMemo(
    () => adicoes.flatMap((adicao, i) => (mercadorias[i] ? [linhaDe(adicao, mercadorias[i])] : [])),
    [adicoes, mercadorias, linhaDe],
  );
  const erros = useMemo(
    () => ({
      ...Object.fromEntries(
        linhas.flatMap((linha, i) => sobrasDaLinha(linha).map(([campo, motivo]) => [`${i}.${campo}`, motivo])),
      ),
      ...Object.fromEntries(
        errosDosCampos({ adicoes: errors.adicoes } as never, []).map(({ caminho, mensagem }) => [
          celulaDoErro(caminho),
          mensagem,
        ]),
      ),
    }),
    [linhas, errors.adicoes],
  );
  const mudar = (novas: readonly LinhaDaAdicao[]) =>
    field.onChange(
      adicoes.map((adicao, i) => {
        const [era, agora] = [linhas[i], novas[i]];
        return !era || !agora || era === agora ? adicao : adicaoDaLinha(adicao, era, agora);
      }),
    );
  return { adicoes, mercadorias, linhas, erros, mudar };
}

/** Memoises the row of each adição as long as the adição and its goods are the same. */
function linhasFeitas() {
  const feitas = new WeakMap<AdicaoPrevista, { de: MercadoriaDaAdicao; linha: LinhaDaAdicao }>();
  return (adicao: AdicaoPrevista, de: MercadoriaDaAdicao): LinhaDaAdicao => {
    const jaFeita = feitas.get(adicao);
    if (jaFeita?.de === de) return jaFeita.linha;
    const linha = linhaDaAdicao(adicao, de);
    feitas.set(adicao, { de, linha });
    return linha;
  };
}

/** `adicoes.3.tributos.ii.aliquota` is the cell `3.iiAliquota`; what has no column stands in the regime of its tax. */
function celulaDoErro(caminho: string): string {
  const [, linha, grupo, tributo, nome] = caminho.split('.');
  if (grupo === 'campos') return `${linha}.${tributo === 'iiFundamentoLegalCodigo' ? 'codigoDoFundamento' : 'adicao'}`;
  if (grupo !== 'tributos') return `${linha}.${grupo === 'fundamentoLegal' ? grupo : 'adicao'}`;
  const celula = Object.entries(CAMPOS_DO_TRIBUTO).find(([, campo]) => campo.nome === nome)?.[0];
  return `${linha}.${tributo}${celula ?? 'Regime'}`;
}
