import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { aoMenosDuasCasas, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  type ApontamentoDoDcr,
  type EtapaDoDcr,
  type ImportadoDoDcr,
  type LinhaDoDcr,
  posicaoNaDeclaracao,
  type SubcomponenteDoDcr,
} from '#lib/domain/zfm/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { type FatosDoDcr, lugarDoLote } from './fatos-do-dcr.ts';
import { entraNoII, temPreco } from './figuras-conhecidas.ts';
import { chaveDaLinha } from './juntar-repetidas.ts';

type Grupo = 'nacionais' | 'subcomponentes' | 'importados';

/** Checks the lines of registros 2, 3 and 4; each finding carries its place (domain/zfm.md §6.4, Validations). */
export function conferirLinhasDoDcr(fatos: FatosDoDcr): ApontamentoDoDcr[] {
  const { nacionais, subcomponentes, importados } = fatos.documento;
  const codigos = new Set(nacionais.map(({ codigo }) => codigo));
  return [
    ...doGrupo('nacionais', nacionais, (linha, em) => [...deTodas(fatos, linha, em), ...daNacional(fatos, linha, em)]),
    ...doGrupo('subcomponentes', subcomponentes, (linha, em) => [
      ...deTodas(fatos, linha, em),
      ...daImportada(fatos, linha, em),
      ...doPai(linha, codigos, em),
    ]),
    ...doGrupo('importados', importados, (linha, em) => [
      ...deTodas(fatos, linha, em),
      ...daImportada(fatos, linha, em),
    ]),
  ];
}

/** Builds findings on a field of a given line. */
interface Apontador {
  erro(codigo: string, campo: string, mensagem: string): ApontamentoDoDcr;
  aviso(codigo: string, campo: string, mensagem: string): ApontamentoDoDcr;
}

function doGrupo<Linha extends LinhaDoDcr>(
  grupo: Grupo,
  linhas: readonly Linha[],
  conferir: (linha: Linha, em: Apontador) => ApontamentoDoDcr[],
): ApontamentoDoDcr[] {
  const primeira = new Map<string, number>();
  return linhas.flatMap((linha, i) => {
    const em = naLinha(grupo, i, linha);
    const chave = chaveDaLinha(linha);
    const antes = primeira.get(chave);
    if (antes === undefined) primeira.set(chave, i);
    return [
      ...(antes === undefined
        ? []
        : [
            em.erro(
              'LINHA_REPETIDA',
              'codigo',
              `o componente já está na linha ${antes + 1}. Junte as duas numa só, com as quantidades somadas.`,
            ),
          ]),
      ...conferir(linha, em),
    ];
  });
}

function naLinha(grupo: Grupo, i: number, { codigo }: LinhaDoDcr): Apontador {
  const apontar =
    (nivel: ApontamentoDoDcr['nivel']) =>
    (qual: string, campo: string, mensagem: string): ApontamentoDoDcr => ({
      nivel,
      codigo: qual,
      mensagem: `Linha ${i + 1}, ${codigo}: ${mensagem}`,
      campo: `${grupo}.${i}.${campo}`,
      etapa: grupo satisfies EtapaDoDcr,
    });
  return { erro: apontar('erro'), aviso: apontar('aviso') };
}

function deTodas({ ncms, tabelaNcmCompleta }: FatosDoDcr, linha: LinhaDoDcr, em: Apontador): ApontamentoDoDcr[] {
  const { codigo, descricao, ncm } = linha;
  return [
    ...(!temPreco(linha) ? [em.erro('SEM_PRECO', 'preco', 'falta o preço unitário.')] : []),
    ...(codigo.length > TAMANHOS_DCRE.codigo
      ? [em.erro('TEXTO_LONGO', 'codigo', `o código tem ${codigo.length} caracteres, e no DCR-E cabem 15.`)]
      : []),
    ...(descricao.length > TAMANHOS_DCRE.texto
      ? [em.erro('TEXTO_LONGO', 'descricao', `a descrição tem ${descricao.length} caracteres, e no DCR-E cabem 80.`)]
      : []),
    ...(tabelaNcmCompleta && !ncms.has(ncm)
      ? [em.erro('NCM_FORA_DA_TABELA', 'ncm', `a NCM ${escreverNcm(ncm)} não está na tabela da NCM.`)]
      : []),
  ];
}

function daNacional({ documento }: FatosDoDcr, linha: LinhaDoDcr, em: Apontador): ApontamentoDoDcr[] {
  return [
    ...(linha.unidade ? [] : [em.erro('SEM_UNIDADE', 'unidade', 'falta a unidade.')]),
    ...(linha.nf && linha.cnpj && linha.dataEmissao
      ? []
      : [em.aviso('SEM_NOTA', 'nf', 'o custo não tem a nota fiscal que o prova (número, CNPJ e emissão).')]),
    ...depoisDaDataBase(documento.dataBase, linha.dataEmissao, 'a nota fiscal', em, 'dataEmissao'),
  ];
}

function doPai({ pai }: SubcomponenteDoDcr, nacionais: ReadonlySet<string>, em: Apontador): ApontamentoDoDcr[] {
  if (nacionais.has(pai)) return [];
  return [em.erro('PAI_INEXISTENTE', 'pai', `o componente nacional ${pai}, de que faz parte, não está na lista.`)];
}

function daImportada(fatos: FatosDoDcr, linha: ImportadoDoDcr, em: Apontador): ApontamentoDoDcr[] {
  return [
    ...(linha.documento === 'NF' ? daNota(fatos, linha, em) : daDeclaracao(fatos, linha, em)),
    ...daAliquota(fatos, linha, em),
  ];
}

function daNota({ documento }: FatosDoDcr, linha: ImportadoDoDcr, em: Apontador): ApontamentoDoDcr[] {
  const faltam = [
    linha.nf ? null : 'o número',
    linha.cnpj ? null : 'o CNPJ do fornecedor',
    linha.dataEmissao ? null : 'a emissão',
    linha.unidade ? null : 'a unidade',
  ].filter((falta) => falta !== null);
  return [
    ...(faltam.length > 0
      ? [em.erro('NOTA_INCOMPLETA', 'nf', `comprado no mercado interno, falta da nota fiscal ${faltam.join(', ')}.`)]
      : []),
    ...(linha.aliquotaII !== null && new Exato(linha.aliquotaII).decimalPlaces() > CASAS_DA_ALIQUOTA
      ? [
          em.erro(
            'ALIQUOTA_NAO_CABE',
            'aliquotaII',
            `a alíquota do II, ${percentual(linha.aliquotaII)} %, tem mais casas do que as ${CASAS_DA_ALIQUOTA} do leiaute.`,
          ),
        ]
      : []),
    ...depoisDaDataBase(documento.dataBase, linha.dataEmissao, 'a nota fiscal', em, 'dataEmissao'),
  ];
}

/** Of the file of the DCR-E, which carries the rate of a note only (layout, registro 4, field 17). */
const CASAS_DA_ALIQUOTA = 2;

function daDeclaracao(fatos: FatosDoDcr, linha: ImportadoDoDcr, em: Apontador): ApontamentoDoDcr[] {
  const { numeroDeclaracao, adicao, itemDaAdicao } = linha;
  if (!numeroDeclaracao || adicao === null || itemDaAdicao === null) {
    return [
      em.erro('SEM_DECLARACAO', 'numeroDeclaracao', 'na importação direta vão o número da DI, a adição e o item.'),
    ];
  }
  const qual = escreverDeclaracao(numeroDeclaracao);
  return [
    ...(linha.documento === 'DUIMP'
      ? [
          em.aviso(
            'DUIMP_NAO_CABE',
            'numeroDeclaracao',
            'o número da DUIMP tem 15 caracteres e o campo do leiaute, 10: no arquivo de conferência vai em branco.',
          ),
        ]
      : []),
    ...(itemDaAdicao > 99
      ? [em.erro('ITEM_NAO_CABE', 'itemDaAdicao', 'o item da adição tem no máximo dois algarismos no DCR-E.')]
      : []),
    ...doLote(fatos, linha, { lugar: lugarDoLote(numeroDeclaracao, adicao, itemDaAdicao), qual }, em),
  ];
}

function doLote(
  fatos: FatosDoDcr,
  linha: ImportadoDoDcr,
  { lugar, qual }: { lugar: string; qual: string },
  em: Apontador,
): ApontamentoDoDcr[] {
  const { importador, documento, lotes, declaracoes } = fatos;
  const lote = lotes.get(lugar);
  if (!lote) {
    const declaracao = declaracoes.get(linha.numeroDeclaracao ?? '');
    if (!declaracao) {
      return [
        em.aviso('DECLARACAO_FORA', 'numeroDeclaracao', `a ${qual} não está no Cais: confira o custo no extrato.`),
      ];
    }
    if (declaracao.importadorCnpj !== importador.cnpj) return [deOutro(declaracao.importadorCnpj, qual, em)];
    if (!declaracao.desembaracada) {
      return [em.erro('NAO_DESEMBARACADA', 'numeroDeclaracao', `a ${qual} ainda não foi desembaraçada.`)];
    }
    const onde = posicaoNaDeclaracao(linha.adicao ?? 0, linha.itemDaAdicao ?? 0);
    return [em.erro('ITEM_INEXISTENTE', 'itemDaAdicao', `a ${qual} não tem ${onde}.`)];
  }
  if (lote.importadorCnpj !== importador.cnpj) return [deOutro(lote.importadorCnpj, qual, em)];
  const { maisRecente } = lote;
  return [
    ...(linha.suspensao === 'S' && lote.suspensao === 'N'
      ? [em.aviso('II_JA_PAGO', 'suspensao', `está como suspenso, e o II da ${qual} foi recolhido no registro.`)]
      : []),
    ...(linha.suspensao === 'N' && lote.suspensao === 'S'
      ? [em.aviso('II_SUSPENSO', 'suspensao', `está como já pago, e o II da ${qual} entrou com suspensão.`)]
      : []),
    ...(zerado(lote.saldo)
      ? [em.aviso('SEM_SALDO', 'numeroDeclaracao', `da ${qual} já não há saldo deste item.`)]
      : []),
    ...(maisRecente && maisRecente.dataDesembaraco <= documento.dataBase
      ? [
          em.aviso(
            'HA_MAIS_RECENTE',
            'numeroDeclaracao',
            `há importação mais recente, a ${escreverDeclaracao(maisRecente.numeroDeclaracao)}, desembaraçada em ${diaPorExtenso(maisRecente.dataDesembaraco)}.`,
          ),
        ]
      : []),
    ...depoisDaDataBase(documento.dataBase, lote.dataDesembaraco, `o desembaraço da ${qual}`, em, 'numeroDeclaracao'),
  ];
}

function daAliquota({ ncms }: FatosDoDcr, linha: ImportadoDoDcr, em: Apontador): ApontamentoDoDcr[] {
  const daTec = ncms.get(linha.ncm)?.aliquotaII ?? null;
  const { aliquotaII } = linha;
  if (aliquotaII === null) return [semAliquota(linha, daTec, em)];
  return [
    ...(zerado(aliquotaII) ? [em.aviso('ALIQUOTA_ZERADA', 'aliquotaII', 'a alíquota do II está zerada.')] : []),
    ...(daTec !== null && !new Exato(daTec).eq(aliquotaII)
      ? [
          em.aviso(
            'ALIQUOTA_DIFERE',
            'aliquotaII',
            `a alíquota do II informada é ${percentual(aliquotaII)} % e a da NCM hoje, ${percentual(daTec)} %.`,
          ),
        ]
      : []),
  ];
}

/** The II of the line rests on the rate, and so does the file where a nota stands behind the line. */
function semAliquota(linha: ImportadoDoDcr, daTec: DecimalTexto | null, em: Apontador): ApontamentoDoDcr {
  if (!entraNoII(linha) && (linha.documento !== 'NF' || 'incluiBC' in linha)) {
    const nada = 'a alíquota do II não foi informada. Nada depende dela: o II da linha não se exige.';
    return em.aviso('SEM_ALIQUOTA', 'aliquotaII', nada);
  }
  const hoje = daTec === null ? '' : ` (a da NCM hoje é ${percentual(daTec)} %)`;
  return em.erro('SEM_ALIQUOTA', 'aliquotaII', `falta a alíquota do II${hoje}. Se é zero, informe 0,00.`);
}

function deOutro(cnpj: string, qual: string, em: Apontador): ApontamentoDoDcr {
  return em.erro('DE_OUTRO_IMPORTADOR', 'numeroDeclaracao', `a ${qual} é de outro importador, ${escreverCnpj(cnpj)}.`);
}

function depoisDaDataBase(
  dataBase: DataTexto,
  dia: DataTexto | null,
  que: string,
  em: Apontador,
  campo: string,
): ApontamentoDoDcr[] {
  if (dia === null || dia <= dataBase) return [];
  return [
    em.aviso(
      'DEPOIS_DA_DATA_BASE',
      campo,
      `${que}, de ${diaPorExtenso(dia)}, é depois da data base, ${diaPorExtenso(dataBase)}.`,
    ),
  ];
}

const zerado = (figura: string) => /^[0.]*$/.test(figura);
const percentual = (aliquota: string) => aoMenosDuasCasas(aliquota).replace('.', ',');
