import { useWatch } from 'react-hook-form';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { type CampoDoProduto, camposDoProduto, recusasDoProduto } from '#lib/portal/codecs/produto-do-catalogo.ts';
import type { ProdutoNoPortalNovo } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import { semBuracos } from './produto-formulario.ts';

/** The attributes that what is typed asks for, and why it cannot be sent yet: the same judgement as the server's. */
export function useRecusasDoFormulario(atributos: readonly Atributo[] | null): {
  campos: CampoDoProduto[];
  recusas: RecusaDoPreparo[];
} {
  const digitado = useWatch() as Partial<ProdutoNoPortalNovo>;
  const dia = diaDoPortal(new Date());
  const valores = semBuracos(digitado.valores);
  const { codigoInterno, denominacao, descricao, ncm, modalidade = 'IMPORTACAO' } = digitado;
  const dados = {
    codigoInterno: codigoInterno ?? '',
    denominacao: denominacao ?? '',
    descricao: descricao ?? null,
    ncm: ncm ?? '',
    modalidade,
    valores,
  };
  return {
    campos: atributos ? camposDoProduto(atributos, valores, { dia, modalidade }) : [],
    recusas: recusasDoProduto(dados, atributos, dia),
  };
}
