import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { useProdutoDoDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrNovo, ProdutoParaODcr } from '#lib/contracts/dcr/dcr.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';
import { doProduto } from './dcr-formulario.ts';

/**
 * Choosing another product fills in its data, including its industry; another industry fills in its base of cost. The values that
 * the form was opened with are kept, and choosing `deAgora` (the saved product) again fills in nothing.
 */
export function usePreencherDoProduto(deAgora: string | undefined): void {
  const [produtoId, importadorId] = useWatch<DcrNovo, ['produto.id', 'importador.id']>({
    name: ['produto.id', 'importador.id'],
  });
  const { setValue, getValues } = useFormContext<DcrNovo>();
  const { lembrarRotulo } = useFormularioAberto();
  const preenchido = useRef({ produtoId: deAgora ?? produtoId, importadorId });
  const trocouDeProduto = produtoId !== '' && produtoId !== preenchido.current.produtoId;
  const trocouDeIndustria = importadorId !== '' && importadorId !== preenchido.current.importadorId;
  const { data: produto } = useProdutoDoDcr(trocouDeProduto ? produtoId : null);
  const { data: industria } = useImportador(trocouDeIndustria ? importadorId : null);

  const preencher = useEffectEvent((produto: ProdutoParaODcr) => {
    if (produto.id === preenchido.current.produtoId) return;
    preenchido.current.produtoId = produto.id;
    for (const [campo, valor] of Object.entries(doProduto(produto))) {
      setValue(campo as keyof DcrNovo, valor as never, { shouldDirty: true });
    }
    if (getValues('importador.id') !== produto.importador.id) {
      lembrarRotulo(produto.importador.id, nomeDoImportador(produto.importador));
      setValue('importador', { id: produto.importador.id }, { shouldDirty: true });
    }
  });
  const seguirIndustria = useEffectEvent((industria: ImportadorLido) => {
    if (industria.id === preenchido.current.importadorId) return;
    preenchido.current.importadorId = industria.id;
    setValue('baseCusto', industria.baseCusto, { shouldDirty: true });
  });
  useEffect(() => {
    if (produto) preencher(produto);
  }, [produto]);
  useEffect(() => {
    if (industria) seguirIndustria(industria);
  }, [industria]);
}
