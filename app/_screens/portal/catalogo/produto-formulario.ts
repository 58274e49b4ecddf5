import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { camposDe } from '#components/form/fields/campos-de.ts';
import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';
import {
  type ProdutoNoPortal,
  type ProdutoNoPortalNovo,
  produtoNoPortal,
  produtoNoPortalNovo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import type { ValoresDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import { PRODUTO_NO_PORTAL } from '#lib/portal/registros/produto-no-portal.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';

/** The form of a product: its own fields, and a field for each attribute as the Portal defines it. */
export function formularioDoProduto(
  atributos: readonly Atributo[],
): DefinicaoDeFormulario<ProdutoNoPortalNovo, ProdutoNoPortal> {
  const { valores: _, ...fixos } = PRODUTO_NO_PORTAL;
  const todos = comCondicionados(atributos);
  return {
    recurso: 'ProdutoNoPortal',
    esquema: z.preprocess(semNulos, produtoNoPortalNovo),
    contrato: produtoNoPortal,
    campos: {
      ...camposDe(fixos),
      valores: {
        tipo: 'grupo',
        rotulo: 'Atributos',
        campos: Object.fromEntries(todos.map((atributo) => [atributo.codigo, descricaoDosValores(atributo)])),
      },
    },
    valoresDe: (produto) => ({
      ...valoresDe(fixos, produto),
      valores: comLugares(produto.valores as ValoresDoProduto, todos) as ProdutoNoPortalNovo['valores'],
    }),
  };
}

/** Values as they are judged and sent: a field that was emptied is an empty text. */
export function semBuracos(valores: unknown): ValoresDoProduto {
  return Object.fromEntries(
    Object.entries((valores ?? {}) as Record<string, readonly unknown[] | undefined>).map(([codigo, ditos]) => [
      codigo,
      [...(ditos ?? [])].map((dito) =>
        typeof dito === 'object' && dito !== null
          ? Object.fromEntries(Object.entries(dito).map(([parte, valor]) => [parte, texto(valor)]))
          : texto(dito),
      ),
    ]),
  );
}

/** The field of the form that a refusal is about: an attribute of one value has its first place. */
export function campoDaRecusa(campo: string, atributos: readonly Atributo[] | null): string {
  const unico = comCondicionados(atributos ?? []).some(
    ({ codigo, multivalorado }) => campo === `valores.${codigo}` && !multivalorado,
  );
  return unico ? `${campo}.0` : campo;
}

export const nomeDoAtributo = ({ nome, codigo }: Pick<Atributo, 'nome' | 'codigo'>) => nome ?? codigo;

/** With those that their values bring along. */
export function comCondicionados(atributos: readonly Atributo[]): Atributo[] {
  return atributos.flatMap((atributoPai) => [
    atributoPai,
    ...comCondicionados(atributoPai.condicionados.map(({ atributo }) => atributo)),
  ]);
}

/** A field of an attribute is there from the start: registering it later would count as a change. */
function comLugares(valores: ValoresDoProduto, todos: readonly Atributo[]): ValoresDoProduto {
  const lugares = todos.map(({ codigo, forma, multivalorado, subatributos }) => {
    const ditos = valores[codigo] ?? [];
    const partes = Object.fromEntries(subatributos.map((parte) => [parte.codigo, '']));
    if (forma === 'COMPOSTO') {
      const grupos = ditos.map((dito) => (typeof dito === 'string' ? partes : { ...partes, ...dito }));
      return [codigo, grupos.length > 0 || multivalorado ? grupos : [partes]] as const;
    }
    return [codigo, ditos.length > 0 || multivalorado ? ditos : ['']] as const;
  });
  return { ...valores, ...Object.fromEntries(lugares) };
}

function descricaoDosValores(atributo: Atributo): DescricaoDeCampo {
  const { forma, subatributos, orientacao } = atributo;
  const rotulo = nomeDoAtributo(atributo);
  const composto = forma === 'COMPOSTO';
  return {
    tipo: 'lista',
    rotulo,
    ...(orientacao && { ajuda: orientacao }),
    item: composto
      ? Object.fromEntries(subatributos.map((parte) => [parte.codigo, descricaoDoValor(parte)]))
      : descricaoDoValor(atributo),
    novo: composto ? Object.fromEntries(subatributos.map((parte) => [parte.codigo, ''])) : '',
    adicionar: composto ? 'Adicionar grupo' : 'Adicionar valor',
  };
}

function descricaoDoValor(atributo: Atributo): DescricaoDeCampo {
  const { forma, dominio, orientacao, obrigatorio, tamanhoMaximo, casasDecimais } = atributo;
  const comum = {
    rotulo: nomeDoAtributo(atributo),
    ...(orientacao && { ajuda: orientacao }),
    ...(obrigatorio && { obrigatorio }),
  };
  switch (forma) {
    case 'LISTA_ESTATICA':
    case 'DOMINIO_DINAMICO':
    case 'LISTA_TABX_FILTRO':
      return {
        tipo: 'opcao',
        ...comum,
        opcoes: dominio.map(({ codigo, descricao }) => [codigo, descricao ? `${codigo} - ${descricao}` : codigo]),
      };
    case 'BOOLEANO':
      return { tipo: 'opcao', ...comum, opcoes: SIM_OU_NAO };
    case 'DATA':
      return { tipo: 'data', ...comum };
    case 'NUMERO_INTEIRO':
      return { tipo: 'decimal', ...comum, casas: 0 };
    case 'NUMERO_REAL':
      return { tipo: 'decimal', ...comum, casas: casasDecimais ?? CASAS_SEM_LIMITE, casasMinimas: 0 };
    default:
      return { tipo: 'texto', ...comum, ...(tamanhoMaximo !== null && { linhas: tamanhoMaximo > 120 ? 3 : 1 }) };
  }
}

function semNulos(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('valores' in valores)) return valores;
  return { ...valores, valores: semBuracos(valores.valores) };
}

const texto = (valor: unknown) => (typeof valor === 'string' ? valor : '');
const SIM_OU_NAO = [
  ['true', 'Sim'],
  ['false', 'Não'],
] as const;
/** Where the Portal gives no number of decimals. */
const CASAS_SEM_LIMITE = 10;
