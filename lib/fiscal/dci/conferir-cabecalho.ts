import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { type ApontamentoDaDci, competenciaPorExtenso } from '#lib/domain/zfm/dci.ts';
import { NOME_SITUACAO_DCI, podeSerRetificada } from '#lib/domain/zfm/situacao-dci.ts';
import { IGUAL_AO_ANTERIOR } from '#lib/domain/zfm/sucessao-do-documento.ts';
import { apontarNa } from './apontar.ts';
import type { FatosDaDci } from './fatos-da-dci.ts';

const { erro, aviso } = apontarNa('periodo');

/** Checks who files the DCI, for which month and by which account (domain/zfm.md §6.6, 1). */
export function conferirCabecalho(fatos: FatosDaDci): ApontamentoDaDci[] {
  return [
    ...pessoas(fatos),
    ...competencia(fatos),
    ...presenca(fatos),
    ...envelhecida(fatos),
    ...retificadora(fatos),
    ...conta(fatos),
    ...taxa(fatos),
  ];
}

function pessoas({ representante, importador, documento }: FatosDaDci): ApontamentoDaDci[] {
  const impedido =
    representante === 'FALTA'
      ? 'Escolha o credenciado: é com o CPF dele que a DCI é registrada.'
      : representante.impedimento;
  const codigo = representante === 'FALTA' ? 'SEM_REPRESENTANTE' : 'REPRESENTANTE_IMPEDIDO';
  return [
    ...(impedido ? [erro(codigo, 'representante.id', impedido)] : []),
    ...(documento.tipo === 'MENSAL' && !importador.dciMensal
      ? [
          erro(
            'NAO_HABILITADA',
            'importador.id',
            'A indústria não está habilitada à DCI mensal: sem o ato declaratório no cadastro dela, a DCI é individual (IN SRF 242/2002).',
          ),
        ]
      : []),
    ...(/\D/.test(importador.cnpj)
      ? [
          aviso(
            'CNPJ_NAO_CABE',
            'importador.id',
            'O CNPJ da indústria tem letras, e o campo do leiaute só comporta algarismos: no arquivo de conferência vai zerado.',
          ),
        ]
      : []),
    ...(documento.tipo === 'INDIVIDUAL' && !importador.inscricaoEstadual
      ? [
          aviso(
            'SEM_INSCRICAO',
            'importador.id',
            'A indústria está sem inscrição estadual: na DCI individual ela vai no arquivo.',
          ),
        ]
      : []),
  ];
}

function competencia({ documento, hoje, mesmaCompetencia }: FatosDaDci): ApontamentoDaDci[] {
  const { tipo, natureza, competencia: mes } = documento;
  if (tipo === 'INDIVIDUAL') return [];
  if (mes === null) return [erro('SEM_COMPETENCIA', 'competencia', 'Informe a competência da DCI mensal.')];
  const qual = competenciaPorExtenso(mes);
  const deHoje = hoje.slice(0, 7);
  return [
    ...(mes > deHoje ? [erro('COMPETENCIA_FUTURA', 'competencia', `A competência ${qual} ainda não começou.`)] : []),
    ...(mes === deHoje
      ? [
          aviso(
            'COMPETENCIA_ABERTA',
            'competencia',
            `A competência ${qual} não terminou: as saídas até o fim do mês também entram na DCI.`,
          ),
        ]
      : []),
    ...(mesmaCompetencia && natureza === 'ORIGINAL'
      ? [
          erro(
            'COMPETENCIA_REPETIDA',
            'competencia',
            `Já há a DCI mensal ${mesmaCompetencia.numero ?? mesmaCompetencia.processo} desta indústria em ${qual}: o que mudou entra numa retificadora dela.`,
          ),
        ]
      : []),
  ];
}

/**
 * The goods of an individual DCI have their presença de carga in the Siscomex, or a form tells the recinto of the dispensation (Portaria
 * ALF/MNS 73/2025, by a secondary source: to be confirmed, so it warns). The monthly one is dispensed.
 */
function presenca({ documento }: FatosDaDci): ApontamentoDaDci[] {
  const { tipo, presencaEm, presencaRecinto, presencaDispensa } = documento;
  if (tipo !== 'INDIVIDUAL' || presencaDispensa) return [];
  if (presencaEm === null) {
    return [
      aviso(
        'SEM_PRESENCA',
        'presencaEm',
        'Informe a presença de carga, com dia e recinto, ou o formulário da dispensa entregue ao recinto (Portaria ALF/MNS 73/2025, a confirmar).',
      ),
    ];
  }
  return presencaRecinto ? [] : [aviso('SEM_RECINTO', 'presencaRecinto', 'Informe o recinto da presença de carga.')];
}

function retificadora({ documento, anterior, mudancas }: FatosDaDci): ApontamentoDaDci[] {
  if (documento.natureza !== 'RETIFICADORA') return [];
  if (!anterior?.numero) {
    return [erro('SEM_ANTERIOR', 'anterior', 'Falta o número da DCI que esta retifica: só uma registrada o tem.')];
  }
  if (podeSerRetificada(anterior.situacao)) {
    return mudancas ? [doQueMuda(anterior.numero, mudancas)] : [];
  }
  return [
    erro(
      'ANTERIOR_NAO_REGISTRADA',
      'anterior',
      `A DCI ${anterior.numero} está “${NOME_SITUACAO_DCI[anterior.situacao]}”: só uma registrada pode ser retificada.`,
    ),
  ];
}

/** A step to the validation calculates anew, so what the screen shows until then is not what would be declared. */
function envelhecida({ documento, envelheceu = [] }: FatosDaDci): ApontamentoDaDci[] {
  if (envelheceu.length === 0) return [];
  const mensagem = `Os valores gravados são de antes de mudanças nos cadastros, nos DCR-E ou no saldo; calculados agora: ${envelheceu.join('; ')}. Grave para os atualizar.`;
  return [aviso('DESATUALIZADO', documento.natureza === 'RETIFICADORA' ? 'anterior' : null, mensagem)];
}

/** A retificadora that changes nothing corrects nothing; any other says what it changes. */
function doQueMuda(numero: string, mudancas: readonly string[]): ApontamentoDaDci {
  return mudancas.length === 0
    ? aviso(
        IGUAL_AO_ANTERIOR,
        'anterior',
        `Nada mudou desde a DCI retificada, ${numero}: registrada assim, esta não corrige nada.`,
      )
    : aviso('MUDA_A_ANTERIOR', 'anterior', `Muda em relação à DCI retificada, ${numero}: ${mudancas.join('; ')}.`);
}

function conta({ documento, calculo }: FatosDaDci): ApontamentoDaDci[] {
  const { banco, agencia, conta: numero } = documento;
  const partes = { banco, agencia, conta: numero };
  const vazias = (Object.keys(partes) as (keyof typeof partes)[]).filter((parte) => !partes[parte]);
  if (vazias.length === 0) return [];
  if (vazias.length < 3) {
    return vazias.map((parte) => erro('CONTA_INCOMPLETA', parte, `Falta ${NOME_DA_PARTE[parte]} da conta de débito.`));
  }
  if (calculo.darfs.length === 0) return [];
  return [aviso('SEM_CONTA', 'banco', 'Sem conta de débito, os DARFs são pagos à parte.')];
}

const NOME_DA_PARTE = { banco: 'o banco', agencia: 'a agência', conta: 'o número' } as const;

function taxa({ documento, hoje }: FatosDaDci): ApontamentoDaDci[] {
  const { taxaUSD, vencimento, dataTransmissao } = documento;
  return [
    ...(taxaUSD === null
      ? [erro('SEM_TAXA', 'taxaUSD', 'Informe a taxa do dólar: sem ela os tributos não se calculam.')]
      : []),
    ...(vencimento !== null && vencimento < hoje && dataTransmissao === null
      ? [
          aviso(
            'PRAZO_VENCIDO',
            'vencimento',
            `O prazo venceu em ${diaPorExtenso(vencimento)}: o que é pago depois dele tem multa e juros.`,
          ),
        ]
      : []),
  ];
}
