import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { RecusaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import {
  type DadosDoProduto,
  LIMITES_DO_PRODUTO,
  type ModalidadeDoProduto,
  NOME_MODALIDADE_DO_PRODUTO,
  type ValorDado,
  type ValoresDoProduto,
} from '#lib/portal/domain/produto-no-portal.ts';
import { type Atributo, type AtributoPedido, atributosPedidos } from './atributos-da-ncm.ts';
import { recusaDoValor } from './valor-do-atributo.ts';

/** An attribute of the form of a product, or a part of a compound one. */
export interface CampoDoProduto extends AtributoPedido {
  /** Why a value cannot be written here; null where it can. */
  semForma: string | null;
  /** Of a compound attribute: the parts of each group of values. */
  grupos: readonly (readonly CampoDoProduto[])[];
}

interface Quando {
  /** The day the product is of, yyyy-mm-dd. */
  dia: string;
  modalidade: ModalidadeDoProduto;
}

/**
 * The attributes that a product is asked for, in the order of the Portal, with those that its values bring along. An attribute of the
 * other modality, or whose purposes leave out the product, is not one of the catalogue.
 */
export function camposDoProduto(
  atributos: readonly Atributo[],
  valores: ValoresDoProduto,
  { dia, modalidade }: Quando,
): CampoDoProduto[] {
  const pedidos = atributosPedidos(atributos.filter(ehDoProduto(modalidade)), { dia, valores: textosDe(valores) });
  const vistos = new Set<string>();
  return pedidos.flatMap((pedido) => {
    const { atributo } = pedido;
    // Two conditions may bring the same one along.
    if (vistos.has(atributo.codigo) || !ehDoProduto(modalidade)(atributo)) return [];
    vistos.add(atributo.codigo);
    return [campoDe(pedido, valores[atributo.codigo] ?? [], dia)];
  });
}

/**
 * Why a product cannot be sent, each at its field; none when it can. `atributos` is null while the Portal has not answered those of its
 * NCM. What is not understood stops it where the Portal demands it.
 */
export function recusasDoProduto(
  dados: DadosDoProduto,
  atributos: readonly Atributo[] | null,
  dia: string,
): RecusaDoPreparo[] {
  const { codigoInterno, denominacao, descricao, ncm, modalidade, valores } = dados;
  const campo = (nome: string, frase: string | null) => (frase ? [{ campo: nome, frase }] : []);
  const longo = (texto: string, maximo: number) =>
    texto.length > maximo ? `O Portal aceita até ${maximo} caracteres; aqui há ${texto.length}.` : null;
  return [
    ...campo(
      'codigoInterno',
      codigoInterno.trim() ? longo(codigoInterno, LIMITES_DO_PRODUTO.codigoInterno) : 'Informe o código interno.',
    ),
    ...campo(
      'denominacao',
      denominacao.trim() ? longo(denominacao, LIMITES_DO_PRODUTO.denominacao) : 'Informe a denominação.',
    ),
    ...campo('descricao', longo(descricao ?? '', LIMITES_DO_PRODUTO.descricao)),
    ...campo('ncm', /^\d{8}$/.test(ncm) ? null : 'A NCM tem oito algarismos.'),
    ...(atributos === null
      ? [
          {
            campo: 'ncm',
            frase: `O Portal ainda não respondeu os atributos da NCM ${escreverNcm(ncm)}: peça-os antes.`,
          },
        ]
      : camposDoProduto(atributos, valores, { dia, modalidade }).flatMap((campoDoProduto) =>
          recusasDoCampo(campoDoProduto, valores),
        )),
  ];
}

/** Values without those of attributes that are no longer asked for, and without empty ones. */
export function soOsPedidos(
  valores: ValoresDoProduto,
  atributos: readonly Atributo[],
  quando: Quando,
): ValoresDoProduto {
  const campos = camposDoProduto(atributos, valores, quando);
  return Object.fromEntries(
    campos.flatMap(({ atributo: { codigo }, grupos }) => {
      const ditos = preenchidos(valores[codigo] ?? []).map((dito, i) => {
        if (typeof dito === 'string') return dito;
        const pedidas = new Set((grupos[i] ?? []).map((parte) => parte.atributo.codigo));
        return Object.fromEntries(Object.entries(dito).filter(([parte, valor]) => pedidas.has(parte) && valor !== ''));
      });
      return ditos.length > 0 ? [[codigo, ditos] as const] : [];
    }),
  );
}

/** Values without the empty ones, as they are kept. */
export function semVazios(valores: ValoresDoProduto): ValoresDoProduto {
  return Object.fromEntries(
    Object.entries(valores).flatMap(([codigo, ditos]) => {
      const cheios = preenchidos(ditos).map((dito) =>
        typeof dito === 'string' ? dito : Object.fromEntries(Object.entries(dito).filter(([, valor]) => valor !== '')),
      );
      return cheios.length > 0 ? [[codigo, cheios] as const] : [];
    }),
  );
}

function campoDe({ atributo, ...resto }: AtributoPedido, valores: readonly ValorDado[], dia: string): CampoDoProduto {
  const composto = atributo.forma === 'COMPOSTO';
  const grupos = composto ? (valores.length > 0 ? valores : [{}]) : [];
  return {
    atributo,
    ...resto,
    semForma: semForma(atributo),
    grupos: grupos.map((grupo) => {
      const doGrupo: Readonly<Record<string, string>> = typeof grupo === 'string' ? {} : grupo;
      const textos = new Map(Object.entries(doGrupo).map(([codigo, valor]) => [codigo, valor ? [valor] : []]));
      return atributosPedidos(atributo.subatributos.map(semDias), { dia, valores: textos }).map((parte) =>
        campoDe(parte, [], dia),
      );
    }),
  };
}

/** The documents give the parts of a compound attribute no days of their own that bind: those of the whole do. */
const semDias = (parte: Atributo): Atributo => ({
  ...parte,
  vigencia: { inicio: parte.vigencia.inicio ?? '0001-01-01', fim: parte.vigencia.fim },
});

function recusasDoCampo({ atributo, semForma: porque, grupos }: CampoDoProduto, valores: ValoresDoProduto) {
  const { codigo, obrigatorio, multivalorado } = atributo;
  const ditos = preenchidos(valores[codigo] ?? []);
  const em = (frase: string, onde = ''): RecusaDoPreparo => ({ campo: `valores.${codigo}${onde}`, frase });
  if (porque) return obrigatorio || ditos.length > 0 ? [em(porque)] : [];
  if (ditos.length === 0) return obrigatorio ? [em(FALTA)] : [];
  if (ditos.length > 1 && !multivalorado) return [em('Este atributo aceita um só valor.')];
  if (grupos.length === 0) {
    return (valores[codigo] ?? []).flatMap((dito, i) => {
      const recusa = typeof dito === 'string' ? (dito === '' ? null : recusaDoValor(atributo, dito)) : OUTRA_FORMA;
      return recusa ? [em(recusa, multivalorado ? `.${i}` : '')] : [];
    });
  }
  if (ditos.length > MAXIMO_DE_GRUPOS) return [em(`O Portal aceita até ${MAXIMO_DE_GRUPOS} grupos.`)];
  return (valores[codigo] ?? []).flatMap((grupo, i) =>
    typeof grupo === 'string'
      ? [em(OUTRA_FORMA, `.${i}`)]
      : vazio(grupo)
        ? []
        : (grupos[i] ?? []).flatMap((parte) => {
            const valor = grupo[parte.atributo.codigo] ?? '';
            const obrigatoria = parte.atributo.obrigatorio;
            const recusa = parte.semForma
              ? obrigatoria || valor
                ? parte.semForma
                : null
              : valor
                ? recusaDoValor(parte.atributo, valor)
                : obrigatoria
                  ? FALTA
                  : null;
            return recusa ? [em(recusa, `.${i}.${parte.atributo.codigo}`)] : [];
          }),
  );
}

function semForma({ codigo, forma, formaDita, dominio, subatributos }: Atributo): string | null {
  if (!codigo) return 'O Portal não diz o código deste atributo, e sem ele nada se envia.';
  switch (forma) {
    case null:
      return formaDita
        ? `O Cais não conhece a forma ${formaDita}: preencha este atributo no Portal.`
        : 'O Portal não diz como este atributo se preenche: preencha-o no Portal.';
    case 'DATA_HORA':
      return 'O Cais ainda não sabe como o Portal escreve data e hora: preencha este atributo no Portal.';
    case 'LISTA_ESTATICA':
    case 'DOMINIO_DINAMICO':
    case 'LISTA_TABX_FILTRO':
      return dominio.length > 0 ? null : 'O Portal não diz os valores que este atributo aceita: preencha-o no Portal.';
    case 'COMPOSTO':
      return subatributos.length > 0 ? null : 'O Portal não diz as partes deste atributo: preencha-o no Portal.';
    default:
      return null;
  }
}

function ehDoProduto(modalidade: ModalidadeDoProduto): (atributo: Atributo) => boolean {
  const outra = NOME_MODALIDADE_DO_PRODUTO[modalidade === 'IMPORTACAO' ? 'EXPORTACAO' : 'IMPORTACAO'];
  return ({ modalidade: dita, objetivos }) =>
    dita !== outra && (objetivos.length === 0 || objetivos.some((objetivo) => PRODUTO.test(objetivo)));
}

/** A condition compares the values of a simple attribute; a compound one holds none itself. */
function textosDe(valores: ValoresDoProduto): ReadonlyMap<string, readonly string[]> {
  return new Map(
    Object.entries(valores).map(([codigo, ditos]) => [
      codigo,
      ditos.filter((dito): dito is string => typeof dito === 'string' && dito !== ''),
    ]),
  );
}

const vazio = (valor: ValorDado) =>
  typeof valor === 'string' ? valor === '' : Object.values(valor).every((parte) => parte === '');
const preenchidos = (valores: readonly ValorDado[]) => valores.filter((valor) => !vazio(valor));

/** `7` and `Produto` are the published ones; an attribute may have several purposes. */
const PRODUTO = /^(produto|7)$/i;
const FALTA = 'O Portal exige este atributo.';
const OUTRA_FORMA = 'Este valor não é da forma do atributo.';
/** `ProdutoCampoCompostoMultivaloradoIntegracaoDTO`. */
const MAXIMO_DE_GRUPOS = 5;
