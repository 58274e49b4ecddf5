import type { z } from 'zod';
import { validarConhecimento } from '#lib/domain/aduana/viagem/conhecimento.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import type { PROCESSO } from '#lib/registros/processo.ts';

type Campos = z.infer<z.ZodObject<typeof PROCESSO>>;

/** Adds the rules between fields. Fields that were not sent are not checked. */
export function cargaCoerente<Esquema extends z.ZodObject>(esquema: Esquema): Esquema {
  // A form has only some of the fields: the others are undefined to the comparisons, which accept that.
  const inteiro = esquema as unknown as z.ZodObject<typeof PROCESSO>;
  return COMPARACOES.reduce((feito, { campos, conferir }) => entreCampos(feito, campos, conferir), inteiro) as never;
}

type Comparacao = { campos: readonly (keyof Campos)[]; conferir(campos: Partial<Campos>, recusas: Recusas): void };

const COMPARACOES: readonly Comparacao[] = [
  {
    campos: ['viaTransporte', 'conhecimentoTipo', 'conhecimentoNumero', 'conhecimentoMaster'],
    conferir({ viaTransporte, conhecimentoTipo, conhecimentoNumero, conhecimentoMaster }, { addIssue }) {
      for (const [campo, numero] of Object.entries({ conhecimentoNumero, conhecimentoMaster })) {
        const nome = campo as 'conhecimentoNumero';
        const lido = validarConhecimento(nome, numero ?? '', { viaTransporte, conhecimentoTipo });
        if (!lido.valido) addIssue({ code: 'custom', path: [nome], message: lido.motivo });
      }
    },
  },
  emOrdem('embarque', 'chegada', 'A chegada não pode ser antes do embarque.'),
  emOrdem('chegada', 'presenca', 'A presença de carga não pode ser antes da chegada.'),
  emOrdem('etd', 'eta', 'O ETA não pode ser antes do ETD.'),
  {
    campos: ['pesoBruto', 'pesoLiquido'],
    conferir({ pesoBruto, pesoLiquido }, { addIssue }) {
      if (!pesoBruto || !pesoLiquido || !new Exato(pesoLiquido).gt(pesoBruto)) return;
      addIssue({ code: 'custom', path: ['pesoLiquido'], message: 'O peso líquido não pode passar do bruto.' });
    },
  },
  {
    campos: ['cbsIbsPagoEm', 'cbsPaga', 'ibsPago'],
    conferir({ cbsIbsPagoEm, cbsPaga, ibsPago }, { addIssue }) {
      if (cbsIbsPagoEm === null && (cbsPaga || ibsPago)) {
        addIssue({ code: 'custom', path: ['cbsIbsPagoEm'], message: 'Informe o dia do pagamento.' });
      }
      if (cbsIbsPagoEm && cbsPaga === null && ibsPago === null) {
        addIssue({ code: 'custom', path: ['cbsPaga'], message: 'Informe quanto se pagou de CBS ou de IBS.' });
      }
    },
  },
  {
    campos: ['pagamentoCbsIbs', 'exoneracaoCbsIbs', 'exoneracaoCbsIbsEm'],
    conferir({ pagamentoCbsIbs, exoneracaoCbsIbs, exoneracaoCbsIbsEm }, { addIssue }) {
      if (pagamentoCbsIbs !== 'EXONERACAO') return;
      if (exoneracaoCbsIbs === null || exoneracaoCbsIbs === '') {
        const message = 'Informe o número do documento da exoneração.';
        addIssue({ code: 'custom', path: ['exoneracaoCbsIbs'], message });
      }
      if (exoneracaoCbsIbsEm === null) {
        addIssue({ code: 'custom', path: ['exoneracaoCbsIbsEm'], message: 'Informe o dia da exoneração.' });
      }
    },
  },
];

type Dia = 'embarque' | 'chegada' | 'presenca' | 'etd' | 'eta';

function emOrdem(antes: Dia, depois: Dia, message: string): Comparacao {
  return {
    campos: [antes, depois],
    conferir({ [antes]: primeiro, [depois]: segundo }, { addIssue }) {
      if (primeiro && segundo && segundo < primeiro) addIssue({ code: 'custom', path: [depois], message });
    },
  };
}
