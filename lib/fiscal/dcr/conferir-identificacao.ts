import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ApontamentoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { IGUAL_AO_ANTERIOR } from '#lib/domain/zfm/sucessao-do-documento.ts';
import type { FatosDoDcr } from './fatos-do-dcr.ts';

const apontar =
  (nivel: ApontamentoDoDcr['nivel']) =>
  (codigo: string, campo: string | null, mensagem: string): ApontamentoDoDcr => ({
    nivel,
    codigo,
    mensagem,
    campo,
    etapa: 'identificacao',
  });
const erro = apontar('erro');
const aviso = apontar('aviso');

/** Checks who files, for which product, and which DCR-E is replaced (domain/zfm.md §6.4, Validations). */
export function conferirIdentificacao(fatos: FatosDoDcr): ApontamentoDoDcr[] {
  return [
    ...pessoas(fatos),
    ...tipoEAnterior(fatos),
    ...sucessao(fatos),
    ...produto(fatos),
    ...resolucao(fatos),
    ...modelos(fatos),
  ];
}

function pessoas({ representante }: FatosDoDcr): ApontamentoDoDcr[] {
  if (representante === 'FALTA') {
    const falta = 'Escolha o representante legal: o CPF dele vai no DCR-E.';
    return [erro('SEM_REPRESENTANTE', 'representante.id', falta)];
  }
  const { impedimento } = representante;
  return impedimento ? [erro('REPRESENTANTE_IMPEDIDO', 'representante.id', impedimento)] : [];
}

function tipoEAnterior({ documento, anterior, vigente }: FatosDoDcr): ApontamentoDoDcr[] {
  const { tipo, processoRetificador } = documento;
  if (tipo === 'N') {
    if (!vigente) return [];
    const qual = vigente.numero ?? vigente.processo;
    const ja = `O produto já tem o DCR-E ${qual} em vigor: em vez de um novo, cabe um substitutivo ou retificador dele.`;
    return [aviso('JA_HA_EM_VIGOR', 'tipo', ja)];
  }
  const nome = tipo === 'R' ? 'retificador' : 'substitutivo';
  const semProcesso = tipo === 'R' && !processoRetificador;
  return [
    ...(anterior === 'FALTA'
      ? [erro('SEM_ANTERIOR', 'anterior.id', `Diga de que DCR-E este é ${nome}: falta o anterior.`)]
      : []),
    ...(anterior === 'FORA'
      ? [
          aviso(
            'ANTERIOR_FORA',
            'anteriorNumero',
            'O DCR-E anterior não está no Cais: a vigência dele não é encerrada aqui.',
          ),
        ]
      : []),
    ...(typeof anterior === 'object' && anterior.situacao !== 'REGISTRADO'
      ? [
          erro(
            'ANTERIOR_NAO_REGISTRADO',
            'anterior.id',
            `O DCR-E anterior, ${anterior.numero ?? anterior.processo}, está “${NOME_SITUACAO_DCR[anterior.situacao]}”: só um registrado e em vigor pode ter ${nome}.`,
          ),
        ]
      : []),
    ...(semProcesso
      ? [
          erro(
            'SEM_PROCESSO',
            'processoRetificador',
            'O retificador pede o número do processo administrativo, de 17 algarismos.',
          ),
        ]
      : []),
  ];
}

/** A substitutivo ends the former DCR-E, also when it is stale or changes nothing. */
function sucessao({ sucessao: desde }: FatosDoDcr): ApontamentoDoDcr[] {
  if (!desde) return [];
  const { mudancas, igual } = desde;
  const quantas = mudancas === 1 ? '1 mudança' : `${mudancas} mudanças`;
  return [
    ...(mudancas > 0
      ? [
          aviso(
            'DESATUALIZADO',
            'dataBase',
            `Há ${quantas} desde a data base: atualize-o no passo “Cálculo” antes de validar.`,
          ),
        ]
      : []),
    ...(igual
      ? [
          aviso(
            IGUAL_AO_ANTERIOR,
            'anterior.id',
            'Nada muda em relação ao DCR-E anterior, e o registro deste encerra a vigência daquele.',
          ),
        ]
      : []),
  ];
}

function produto({ documento, ncms, tabelaNcmCompleta }: FatosDoDcr): ApontamentoDoDcr[] {
  const { ncm, informatica, tipoCoeficiente, ppb, pesoBruto } = documento;
  const foraDaTabela = `A NCM ${escreverNcm(ncm)} do produto não está na tabela da NCM.`;
  return [
    ...(tabelaNcmCompleta && !ncms.has(ncm) ? [erro('NCM_FORA_DA_TABELA', 'ncm', foraDaTabela)] : []),
    ...(ppb ? [] : [erro('SEM_PPB', 'ppb', 'Informe o PPB e a resolução da Suframa que aprovou o produto.')]),
    ...(/^[0.]+$/.test(pesoBruto)
      ? [aviso('SEM_PESO', 'pesoBruto', 'O peso bruto unitário do produto está zerado.')]
      : []),
    ...(informatica && tipoCoeficiente === 'FIXO'
      ? [
          aviso(
            'INFORMATICA_NO_FIXO',
            'tipoCoeficiente',
            'Bem de informática não tem o coeficiente fixo de 88 %: o dele é o variável (DL 288/1967, art. 7º).',
          ),
        ]
      : []),
  ];
}

function resolucao({ documento, importador, hoje }: FatosDoDcr): ApontamentoDoDcr[] {
  const { resolucao: numero } = documento;
  if (numero === null) return [];
  const resolucaoCas = importador.resolucoes.find((resolucaoDoCadastro) => resolucaoDoCadastro.numero === numero);
  if (!resolucaoCas) {
    const fora = `A Resolução CAS ${numero} não está no cadastro da indústria.`;
    return [aviso('RESOLUCAO_FORA', 'resolucao', fora)];
  }
  const { situacao } = situacaoDaValidade(resolucaoCas.validade, hoje);
  if (situacao === 'VENCIDA') {
    const quando = diaPorExtenso(resolucaoCas.validade ?? '');
    return [aviso('RESOLUCAO_VENCIDA', 'resolucao', `A Resolução CAS ${numero} venceu em ${quando}.`)];
  }
  return [];
}

function modelos({ documento }: FatosDoDcr): ApontamentoDoDcr[] {
  const { modelos: modelosDoProduto } = documento;
  const nosModelos = (apontamento: ApontamentoDoDcr): ApontamentoDoDcr => ({ ...apontamento, etapa: 'modelos' });
  if (modelosDoProduto.length === 0) {
    return [nosModelos(erro('SEM_MODELO', 'modelos', 'Informe ao menos um modelo do produto.'))];
  }
  const numeros = modelosDoProduto.map(({ modelo }) => modelo);
  return modelosDoProduto.flatMap(({ modelo, precoVenda }, i) => [
    ...(numeros.indexOf(modelo) < i
      ? [nosModelos(erro('MODELO_REPETIDO', `modelos.${i}.modelo`, `O modelo ${modelo} está na lista duas vezes.`))]
      : []),
    ...(/^[0.]+$/.test(precoVenda)
      ? [
          nosModelos(
            aviso('MODELO_SEM_PRECO', `modelos.${i}.precoVenda`, `O modelo ${modelo} está sem preço de venda.`),
          ),
        ]
      : []),
  ]);
}
