import { useSnackbar } from 'notistack';
import type { FieldValues } from 'react-hook-form';
import { versoesDoRascunho } from '#components/form/abertura-do-formulario.ts';
import type { DefinicaoDeFormulario, Versionado } from '#components/form/definicao-de-formulario.ts';
import type { AtoNoFormulario } from '#components/form/estado-do-formulario.ts';
import { type FormularioVivo, lidoPor } from '#components/form/formulario-vivo.ts';
import type { Escolha } from '#lib/domain/versoes/comparar-versoes.ts';
import { type Draft, removeDraft } from '#lib/drafts/drafts.ts';
import { comparacaoDe } from './comparacao-do-formulario.ts';

/** What the person does about two versions of the record, and about a draft of an older version. */
export function useConflito<Valores extends FieldValues, Registro extends Versionado>({
  opcoes: { definicao, registro },
  agora,
  fazer,
  tentarGravar,
}: FormularioVivo<Valores, Registro> & { tentarGravar: () => Promise<boolean> }) {
  const { enqueueSnackbar } = useSnackbar();
  return {
    descartarPendente: () => {
      esquecer(agora().pendente);
      fazer({ tipo: 'descartar-rascunho' });
    },
    compararPendente: () => {
      const comparacao = compararRascunho(definicao, registro, agora().pendente);
      if (comparacao) fazer(comparacao);
    },
    resolverConflito: (escolhas: Readonly<Record<string, Escolha>>) => {
      const { conflito } = agora();
      if (!conflito) return;
      const { comparada, rascunho } = conflito;
      const { sujo } = fazer({ tipo: 'resolver', valores: comparacaoDe(definicao).juntar(comparada, escolhas) });
      if (rascunho) esquecer(rascunho);
      else if (sujo) tentarGravar();
      else enqueueSnackbar('Ficou o que a outra pessoa gravou.', { variant: 'info' });
    },
    adiarConflito: () => void fazer({ tipo: 'adiar' }),
  };
}

/** Returns the act that compares a draft with the newer record; null where there is no such draft. */
export function compararRascunho<Valores extends FieldValues, Registro extends Versionado>(
  definicao: DefinicaoDeFormulario<Valores, Registro>,
  registro: Registro | null,
  pendente: Draft | null,
): AtoNoFormulario<Valores, Registro> | null {
  if (!registro || !pendente) return null;
  const leituraAlheia = lidoPor(definicao, registro);
  const comparada = comparacaoDe(definicao).comparar(versoesDoRascunho(pendente, leituraAlheia.valores));
  return { tipo: 'comparar-rascunho', dela: leituraAlheia, comparada };
}

function esquecer(rascunho: Draft | null): void {
  if (rascunho) removeDraft(rascunho.id).catch(() => {});
}
