import type { Content } from 'pdfmake/interfaces';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { documentoDaLinha, NOME_TIPO_DCR } from '#lib/domain/zfm/dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import type { ResultadoDcr } from '#lib/fiscal/dcr/calcular-dcr.ts';
import { temPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import type { Memoria } from '#lib/fiscal/memoria.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarAliquota, formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import { memoriaInPdf } from '#server/platform/pdf/memoria-in-pdf.ts';
import { pdfPage } from '#server/platform/pdf/page.ts';
import type { Paper } from '#server/platform/pdf/paper.ts';
import { pdfFields, pdfSection, pdfTable } from '#server/platform/pdf/pdf-blocks.ts';

interface DadosDoEspelho {
  dcr: DcrLido;
  /** Null while nothing can be calculated. */
  resultado: ResultadoDcr | null;
  /** Adds the memória de cálculo as an annex. */
  comMemoria: boolean;
  agora: Date;
}

/**
 * Prints a DCR-E: what it declares, the result and, as an annex, the calculation. The paper says that it does not replace the
 * demonstrativo of the Receita.
 */
export function espelhoDoDcr({ dcr, resultado, comMemoria, agora }: DadosDoEspelho): Paper {
  const titulo = `Espelho do DCR-E ${dcr.numero ?? dcr.processo}`;
  return pdfPage({
    titulo,
    subtitulo: `${dcr.processo} · ${NOME_TIPO_DCR[dcr.tipo]} · ${NOME_SITUACAO_DCR[dcr.situacao]}`,
    rodape: `${dcr.processo}: conferência feita pelo Cais em ${formatarData(diaEmManaus(agora))}. Não substitui o demonstrativo da Receita.`,
    agora,
    conteudo: [
      ...identificacao(dcr),
      ...figuras(dcr),
      ...modelos(dcr),
      ...nacionais(dcr),
      ...subcomponentes(dcr),
      ...importados(dcr, resultado),
      ...autenticacao(dcr),
      ...(comMemoria && resultado ? anexo(dcr, resultado) : []),
    ],
  });
}

function identificacao(dcr: DcrLido): Content[] {
  return pdfSection(
    'Identificação',
    pdfFields([
      ['Indústria', `${dcr.importador.razaoSocial} · CNPJ ${formatarCnpj(dcr.importador.cnpj)}`],
      ['Representante legal', dcr.representante?.nome ?? null],
      ['Produto', `${dcr.produto.codigo} · ${dcr.descricao}`],
      ['NCM', formatarNcm(dcr.ncm)],
      ['Unidade', dcr.unidade],
      ['Peso bruto (kg)', formatarDecimal(dcr.pesoBruto, 5)],
      ['PPB e resolução', dcr.ppb],
      ['Coeficiente', NOME_TIPO_COEFICIENTE[dcr.tipoCoeficiente]],
      ['Data base', formatarData(dcr.dataBase)],
      ['Taxa do dólar (R$)', formatarDecimal(dcr.taxaUSD, 6)],
      ['DCR-E anterior', dcr.anteriorNumero],
      ['Processo administrativo', dcr.processoRetificador],
      ['Registro', dcr.dataRegistro && formatarData(dcr.dataRegistro)],
      ['Vigência até', dcr.vigenciaFim && formatarData(dcr.vigenciaFim)],
    ]),
  );
}

function figuras(dcr: DcrLido): Content[] {
  const valor = (figura: string | null, casas: number) =>
    figura === null ? SEM_VALOR : formatarDecimal(figura, casas);
  return pdfSection(
    'Custos e coeficiente, por unidade do produto',
    pdfTable(
      ['Figura', 'Valor'],
      [
        ['CCN — custo dos componentes nacionais (US$)', valor(dcr.CCN, 7)],
        ['CCI — custo dos componentes importados (US$)', valor(dcr.CCI, 7)],
        ['Salários (US$)', valor(dcr.CMO && dcr.salarios, 4)],
        ['Encargos (US$)', valor(dcr.CMO && dcr.encargos, 4)],
        ['CMO — custo da mão de obra (US$)', valor(dcr.CMO, 4)],
        ['Coeficiente calculado (%)', valor(dcr.coefCalculado6, 6)],
        ['Acréscimo (p.p.)', valor(dcr.acrescimo, 2)],
        ['CRA — coeficiente de redução da alíquota (%)', valor(dcr.CRA, 2)],
        ['II suspenso, antes da redução (US$)', valor(dcr.iiCheioUSD, 7)],
        ['II por unidade (US$)', valor(dcr.iiUnitUSD, 7)],
      ],
      { numericas: [1], comTotal: true },
    ),
  );
}

function modelos({ modelos: modelosDoDcr }: DcrLido): Content[] {
  if (modelosDoDcr.length === 0) return [];
  return pdfSection(
    'Modelos',
    pdfTable(
      ['Modelo', 'Descrição', 'Preço de venda (R$)'],
      modelosDoDcr.map(({ modelo, descricao, precoVenda }) => [modelo, descricao, formatarDecimal(precoVenda, 2)]),
      { numericas: [2], largas: [1] },
    ),
  );
}

function nacionais({ nacionais: linhas }: DcrLido): Content[] {
  if (linhas.length === 0) return [];
  return pdfSection(
    'Componentes nacionais',
    pdfTable(
      ['Nº', 'Código', 'Descrição', 'NCM', 'Quantidade', 'Custo unit. (US$)', 'Documento'],
      linhas.map((linha, i) => [
        sequencial(i),
        linha.codigo,
        linha.descricao,
        formatarNcm(linha.ncm),
        formatarDecimal(linha.quantidade, 7),
        custo(linha),
        documentoDaLinha(linha),
      ]),
      { numericas: [4, 5], largas: [2, 6] },
    ),
  );
}

function subcomponentes({ subcomponentes: linhas }: DcrLido): Content[] {
  if (linhas.length === 0) return [];
  return pdfSection(
    'Subcomponentes importados',
    pdfTable(
      ['Nº', 'De', 'Código', 'Descrição', 'Quantidade', 'Custo unit. (US$)', 'II (%)', 'Na base', 'Documento'],
      linhas.map((linha, i) => [
        sequencial(i),
        linha.pai,
        linha.codigo,
        linha.descricao,
        formatarDecimal(linha.quantidade, 7),
        custo(linha),
        formatarAliquota(linha.aliquotaII),
        linha.incluiBC,
        documentoDaLinha(linha),
      ]),
      { numericas: [4, 5, 6], largas: [3, 8] },
    ),
  );
}

function importados({ importados: linhas, subcomponentes: antes }: DcrLido, resultado: ResultadoDcr | null): Content[] {
  if (linhas.length === 0) return [];
  return pdfSection(
    'Componentes importados',
    pdfTable(
      [
        'Nº',
        'Código',
        'Descrição',
        'Quantidade',
        'Custo unit. (US$)',
        'II (%)',
        'Susp.',
        'Red.',
        'II devido (US$)',
        'Documento',
      ],
      linhas.map((linha, i) => [
        sequencial(i),
        linha.codigo,
        linha.descricao,
        formatarDecimal(linha.quantidade, 7),
        custo(linha),
        formatarAliquota(linha.aliquotaII),
        linha.suspensao,
        linha.reduz,
        // The engine lists subcomponentes first.
        temPreco(linha) ? formatarDecimal(resultado?.linhas[antes.length + i]?.iiDevidoUSD, 7) : SEM_VALOR,
        documentoDaLinha(linha),
      ]),
      { numericas: [3, 4, 5, 8], largas: [2, 9] },
    ),
  );
}

function autenticacao({ motor, hash }: DcrLido): Content[] {
  // The hash has sixty-four characters without a space, and a column would cut it.
  return pdfSection('Autenticação', {
    text: `Motor de cálculo ${motor ?? SEM_VALOR}. SHA-256 do conteúdo: ${hash ?? 'gravado no registro'}`,
  });
}

/** The memórias of the known figures. That of an unknown one would show zeros for what is missing, so the annex names it instead. */
function anexo(dcr: DcrLido, { memoria, memorias }: ResultadoDcr): Content[] {
  const figurasComMemoria: [nome: string, valor: string | null, memoria: Memoria | null][] = [
    ['CCN', dcr.CCN, memorias.CCN],
    ['CCI', dcr.CCI, memorias.CCI],
    ['CMO', dcr.CMO, memorias.CMO],
    ['coeficiente calculado', dcr.coefCalculado6, memorias.coefCalculado6],
    ['II suspenso', dcr.iiCheioUSD, memorias.iiCheioUSD],
    ['II por unidade', dcr.iiUnitUSD, memoria],
  ];
  const sem = figurasComMemoria.flatMap(([nome, valor]) => (valor === null ? [nome] : []));
  return [
    ...memoriaInPdf(figurasComMemoria.flatMap(([, valor, feita]) => (valor === null || !feita ? [] : [feita]))),
    ...(sem.length === 0
      ? []
      : pdfSection('Sem memória', {
          text: `Não se sabe ainda, por faltar dado nas linhas ou na mão de obra: ${sem.join(', ')}.`,
        })),
  ];
}

/** A price of zero is an unknown price. */
const custo = (linha: Pick<DcrLido['nacionais'][number], 'preco' | 'custoUSD'>) =>
  temPreco(linha) ? formatarDecimal(linha.custoUSD, 6) : SEM_VALOR;
const sequencial = (i: number) => String(i + 1).padStart(4, '0');
