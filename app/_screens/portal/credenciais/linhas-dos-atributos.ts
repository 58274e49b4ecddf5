import { formatarData } from '#lib/format/data.ts';
import type { Atributo } from '#lib/portal/codecs/atributos-da-ncm.ts';

/** An attribute of a NCM in words; what the Portal did not say is null. */
export interface LinhaDoAtributo {
  chave: string;
  nome: string;
  codigo: string;
  preenchimento: string;
  obrigatorio: string | null;
  /** When it is asked for, other than always. */
  quando: string | null;
}

/** The attributes that a product may be asked for on a day or after it, each followed by its parts and by those it brings along. */
export function linhasDosAtributos(atributos: readonly Atributo[], dia: string): LinhaDoAtributo[] {
  return atributos.flatMap((atributo, i) => linhasDe(atributo, { dia, chave: String(i), quando: null }));
}

function linhasDe(
  atributo: Atributo,
  { dia, chave, quando }: { dia: string; chave: string; quando: string | null },
): LinhaDoAtributo[] {
  const { codigo, nome, obrigatorio, vigencia, subatributos, condicionados } = atributo;
  if (vigencia.fim !== null && vigencia.fim < dia) return [];
  const comeca =
    vigencia.inicio !== null && vigencia.inicio > dia ? `a partir de ${formatarData(vigencia.inicio)}` : '';
  const acaba = vigencia.fim === null ? '' : `até ${formatarData(vigencia.fim)}`;
  const linha = {
    chave,
    codigo,
    nome: nome ?? codigo,
    preenchimento: preenchimentoDe(atributo),
    obrigatorio: obrigatorio === null ? null : obrigatorio ? 'Sim' : 'Não',
    quando: [quando, comeca, acaba].filter(Boolean).join('; ') || null,
  };
  const partes = subatributos.flatMap((subatributo, i) =>
    linhasDe(subatributo, { dia, chave: `${chave}.p${i}`, quando: `parte de ${nome ?? codigo}` }),
  );
  const trazidos = condicionados.flatMap(({ condicao, atributo: atributoCondicionado }, i) =>
    linhasDe(atributoCondicionado, {
      dia,
      chave: `${chave}.c${i}`,
      quando: `se ${condicao.descricao ?? 'o Portal não diz a condição'}`,
    }),
  );
  return [linha, ...partes, ...trazidos];
}

function primeiros(dominio: Atributo['dominio']): string {
  const nomes = dominio.slice(0, NO_MAXIMO).map(({ codigo, descricao }) => descricao ?? codigo);
  return [nomes.join(', '), ...(dominio.length > NO_MAXIMO ? [`e mais ${dominio.length - NO_MAXIMO}`] : [])].join(' ');
}

/** A list of the Portal may have hundreds of values. */
const NO_MAXIMO = 8;

function preenchimentoDe({ forma, formaDita, dominio, tamanhoMaximo, casasDecimais, multivalorado }: Atributo): string {
  const formas: Record<NonNullable<typeof forma>, string> = {
    LISTA_ESTATICA: `${dominio.length === 1 ? 'Um só valor' : `Um de ${dominio.length} valores`}: ${primeiros(dominio)}`,
    BOOLEANO: 'Sim ou não',
    DATA: 'Data',
    DATA_HORA: 'Data e hora',
    NUMERO_INTEIRO: 'Número inteiro',
    NUMERO_REAL: casasDecimais === null ? 'Número decimal' : `Número com até ${casasDecimais} casas decimais`,
    TEXTO: 'Texto',
    DOMINIO_DINAMICO: 'Um valor de uma tabela do Portal',
    COMPOSTO: 'Composto de partes',
    LISTA_TABX_FILTRO: 'Um valor de uma tabela do Portal',
  };
  const base = forma ? formas[forma] : formaDita ? `O Cais não conhece a forma ${formaDita}` : 'O Portal não diz como';
  const tamanho = tamanhoMaximo === null ? '' : `até ${tamanhoMaximo} posições`;
  return [base, tamanho, multivalorado ? 'aceita vários valores' : ''].filter(Boolean).join('; ');
}
