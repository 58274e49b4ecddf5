import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { type ApontamentoDaDci, type ItemDaDci, NOME_MODALIDADE_DCI, TAMANHOS_DA_DCI } from '#lib/domain/zfm/dci.ts';
import { nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { apontarNa } from './apontar.ts';
import { diaDaSaida } from './conferir-notas.ts';
import { nomeDoItem } from './desconhecidos-do-item.ts';
import type { FatosDaDci, NotaAConferir } from './fatos-da-dci.ts';

const { erro, aviso } = apontarNa('itens');

/** Checks what leaves, how, and under which DCR-E (domain/zfm.md §6.6, 3). */
export function conferirItens(fatos: FatosDaDci): ApontamentoDaDci[] {
  const saidas = fatos.notas.flatMap((nota) => nota.itens.map((item) => ({ nota, item })));
  return [
    ...semModalidade(saidas),
    ...semDcr(saidas),
    ...dosDcrs(fatos, saidas),
    ...fatos.documento.itens.flatMap((item) => [...textos(fatos, item), ...papeisQueNaoCabem(item)]),
  ];
}

interface Saida {
  nota: NotaAConferir;
  item: NotaAConferir['itens'][number];
}

function semModalidade(saidas: readonly Saida[]): ApontamentoDaDci[] {
  const doCodigo = Map.groupBy(
    saidas.filter(({ item }) => item.modalidade === null),
    ({ item }) => item.codigo,
  );
  return Array.from(doCodigo, ([codigo, saidasDoCodigo]) =>
    erro(
      'SEM_MODALIDADE',
      'modalidades',
      `${codigo} (${notasDe(saidasDoCodigo)}): não é produto nem item cadastrado. Cadastre-o, ou diga de que modalidade é.`,
      { nota: primeiraNota(saidasDoCodigo) },
    ),
  );
}

function semDcr(saidas: readonly Saida[]): ApontamentoDaDci[] {
  const doCodigo = Map.groupBy(
    saidas.filter(({ item }) => item.modalidade === 'PI_COM_PPB' && item.dcrId === null),
    ({ item }) => item.codigo,
  );
  return Array.from(doCodigo, ([codigo, saidasDoCodigo]) => {
    const dias = saidasDoCodigo.map(({ nota }) => diaDaSaida(nota)).sort();
    const [de = '', ate = ''] = [dias[0], dias.at(-1)];
    const quando = de === ate ? `em ${diaPorExtenso(de)}` : `de ${diaPorExtenso(de)} a ${diaPorExtenso(ate)}`;
    return erro(
      'SEM_DCRE',
      null,
      `${codigo} (${notasDe(saidasDoCodigo)}): nenhum DCR-E do produto estava em vigor na saída, ${quando}.`,
      { produto: saidasDoCodigo[0]?.item.produto ?? null, nota: primeiraNota(saidasDoCodigo) },
    );
  });
}

function dosDcrs({ dcrs, importador, documento }: FatosDaDci, saidas: readonly Saida[]): ApontamentoDaDci[] {
  const doDcr = Map.groupBy(
    saidas.filter(({ item }) => item.dcrId !== null),
    ({ item }) => item.dcrId ?? '',
  );
  return Array.from(doDcr).flatMap(([id, saidasDoDcr]) => {
    const dcr = dcrs.get(id);
    if (!dcr) return [];
    const { vigenciaInicio, vigenciaFim, importadorCnpj } = dcr;
    const codigo = saidasDoDcr[0]?.item.codigo ?? '';
    const qual = `${codigo}: o DCR-E ${dcr.numero ?? dcr.processo}`;
    const alvo = { produto: saidasDoDcr[0]?.item.produto ?? null };
    if (importadorCnpj !== importador.cnpj) {
      return [erro('DCRE_DE_OUTRO', null, `${qual} é de outra indústria, ${escreverCnpj(importadorCnpj)}.`, alvo)];
    }
    if (vigenciaInicio === null) return [erro('DCRE_NAO_REGISTRADO', null, `${qual} não está registrado.`, alvo)];
    const fora = saidasDoDcr.filter(({ nota }) => {
      const dia = diaDaSaida(nota);
      return dia < vigenciaInicio || (vigenciaFim !== null && dia > vigenciaFim);
    });
    const vigencia = `de ${diaPorExtenso(vigenciaInicio)}${vigenciaFim ? ` a ${diaPorExtenso(vigenciaFim)}` : ' em diante'}`;
    if (fora.length > 0) {
      const motivo = `${qual} vale ${vigencia}, e não no dia da saída (${notasDe(fora)}).`;
      return [erro('DCRE_FORA_DA_VIGENCIA', null, motivo, { ...alvo, nota: primeiraNota(fora) })];
    }
    const mes = documento.competencia ?? diaDaSaida((saidasDoDcr[0] as Saida).nota).slice(0, 7);
    if (!vigenciaFim?.startsWith(mes)) return [];
    return [
      aviso(
        'DCRE_SUBSTITUIDO',
        null,
        `${qual} deixou de valer em ${diaPorExtenso(vigenciaFim)}: as saídas até esse dia vão por ele, e as de depois pelo seguinte.`,
        alvo,
      ),
    ];
  });
}

function textos({ itens }: FatosDaDci, item: ItemDaDci): ApontamentoDaDci[] {
  const { codigo, descricao, chave } = item;
  const unidade = itens.get(chave)?.unidade ?? '';
  return (
    [
      ['o código', codigo, TAMANHOS_DA_DCI.codigo],
      ['a descrição', descricao, TAMANHOS_DA_DCI.descricao],
      ['a unidade', unidade, TAMANHOS_DA_DCI.unidade],
    ] as const
  ).flatMap(([nome, texto, cabem]) =>
    texto.length > cabem
      ? [
          aviso(
            'TEXTO_LONGO',
            chave,
            `${nomeDoItem(item)}: ${nome} tem ${texto.length} caracteres, e no arquivo cabem ${cabem}: vai cortado.`,
          ),
        ]
      : [],
  );
}

/** Reports papers whose numbers do not fit the fields of the file. */
function papeisQueNaoCabem(item: ItemDaDci): ApontamentoDaDci[] {
  const lotes = item.origens.map(({ lote }) => lote);
  const qual = `${nomeDoItem(item)} (${NOME_MODALIDADE_DCI[item.modalidade]})`;
  const duimp = lotes.some(
    ({ papel, numeroDeclaracao }) => papel === 'DECLARACAO' && documentoDoNumero(numeroDeclaracao) === 'DUIMP',
  );
  const comLetras = lotes.find(({ nota }) => nota && /\D/.test(nota.fornecedorCnpj));
  return [
    ...(duimp
      ? [
          aviso(
            'DUIMP_NAO_CABE',
            item.chave,
            `${qual}: o número da DUIMP tem 15 caracteres e o campo do leiaute, 10: no arquivo de conferência vai em branco.`,
          ),
        ]
      : []),
    ...(comLetras
      ? [
          aviso(
            'CNPJ_COM_LETRAS',
            item.chave,
            `${qual}: o CNPJ do fornecedor da ${nomeDoPapel(comLetras)} tem letras, e o campo do arquivo de conferência é numérico: vai com zeros.`,
          ),
        ]
      : []),
  ];
}

function notasDe(saidas: readonly Saida[]): string {
  const notas = new Set(saidas.map(({ nota }) => nota.id));
  const numero = saidas[0]?.nota.numero ?? '';
  if (notas.size === 1) return `nota ${numero}`;
  return `nota ${numero} e mais ${notas.size - 1}`;
}

function primeiraNota(saidas: readonly Saida[]): { id: string; numero: string } | null {
  const nota = saidas[0]?.nota;
  return nota ? { id: nota.id, numero: nota.numero } : null;
}
