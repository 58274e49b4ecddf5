import { identificadorChamado } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import {
  type CampoLido,
  ehDia,
  elementoDe,
  type Forma,
  folhasDe,
  nomesDasOpcoes,
  temDeVir,
} from '#lib/registros/ler-campo.ts';
import type { BuscaDoCampo } from '#lib/registros/sobre-o-campo.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

interface DoRegistro extends Omit<RecursoDePlanilha, 'colunas'> {
  /** Readers by the path of the field, where the schema does not determine how to read its cells. */
  leitores?: Readonly<Record<string, Leitor>>;
}

/** Derives the sheet of a record: a column for each field that has titles in `planilha`. */
export function planilhaDe(forma: Forma, { leitores = {}, ...recurso }: DoRegistro): RecursoDePlanilha {
  const colunas = [...folhasDe(forma)].flatMap(([caminho, campo]) => colunaDe(caminho, campo, leitores[caminho]));
  return { ...recurso, colunas };
}

function colunaDe(campo: string, lido: CampoLido, leitor: Leitor = leitorDe(lido)): ColunaDePlanilha[] {
  const { rotulo = campo, planilha } = lido.sobre;
  if (!planilha) return [];
  const coluna = { campo, titulo: rotulo, outrosTitulos: planilha, leitor };
  return [temDeVir(lido) ? { ...coluna, obrigatoria: true } : coluna];
}

function leitorDe(campo: CampoLido): Leitor {
  const { sobre, esquema } = campo;
  const { qual, algarismos, busca, casas, casasMinimas, maiusculas } = sobre;
  if (busca) return leitorDaBusca(busca);
  if (algarismos !== undefined) return { tipo: 'algarismos', quantos: algarismos };
  if (qual) return leitorDoIdentificador(qual);
  if (casas !== undefined) {
    return { tipo: 'decimal', casas, ...(casasMinimas !== undefined && { minimas: casasMinimas }) };
  }
  if (elementoDe(campo)) return { tipo: 'lista' };
  switch (esquema._zod.def.type) {
    case 'enum':
      return { tipo: 'opcao', opcoes: nomesDasOpcoes(campo) };
    case 'boolean':
      return { tipo: 'simNao' };
    default:
      if (ehDia(campo)) return { tipo: 'data' };
      return maiusculas ? { tipo: 'texto', maiusculas } : { tipo: 'texto' };
  }
}

function leitorDaBusca({ endpoint }: BuscaDoCampo): Leitor {
  switch (endpoint) {
    case 'Pais/GetByQ':
      return { tipo: 'tabela', tabela: 'Pais' };
    case 'MoedaSiscomex/GetByQ':
      return { tipo: 'tabela', tabela: 'MoedaSiscomex' };
    case 'Fornecedor/GetByQ':
      return { tipo: 'fornecedor' };
    case 'Importador/GetByQ':
      return { tipo: 'importador' };
    case 'Item/GetByPartnumberQ':
      return { tipo: 'item' };
    default:
      return { tipo: 'texto' };
  }
}

function leitorDoIdentificador(qual: NonNullable<CampoLido['sobre']['qual']>): Leitor {
  const { validar, algarismos } = identificadorChamado(qual);
  return { tipo: 'identificador', validar, ...(algarismos !== undefined && { algarismos }) };
}
