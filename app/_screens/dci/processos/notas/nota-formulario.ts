import { z } from 'zod';
import { camposDe } from '#components/form/fields/campos-de.ts';
import type { DescricaoDeCampo } from '#components/form/fields/descricao-de-campo.ts';
import { formularioDe } from '#components/form/formulario-de.ts';
import { semSobras } from '#components/itens/sem-sobras.ts';
import { type NotaDaDci, type NotaNova, notaDaDci, notaNova } from '#lib/contracts/dci/dci-notas.ts';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { NOTA_DA_DCI } from '#lib/registros/nota-da-dci.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';

// The form asks for the kind of person, while the schema has one object per kind.
const { destinatario: _, ...DERIVADOS } = NOTA_DA_DCI;
const DESTINATARIO: DescricaoDeCampo = {
  tipo: 'grupo',
  rotulo: 'Destinatário',
  campos: {
    tipo: {
      tipo: 'opcao',
      rotulo: 'Pessoa',
      obrigatorio: true,
      aVista: true,
      opcoes: [
        ['PJ', 'Jurídica'],
        ['PF', 'Física'],
      ],
    },
    documento: { tipo: 'texto', rotulo: 'CNPJ ou CPF', obrigatorio: true, maximo: 18 },
    nome: { tipo: 'texto', rotulo: 'Nome ou razão social', obrigatorio: true, maximo: 60 },
  },
};

export const FORMULARIO_NOTA = formularioDe<NotaNova, NotaDaDci>({
  recurso: 'Dci/Nota',
  esquema: z.preprocess(comoSeGrava, notaNova) as z.ZodType<NotaNova>,
  contrato: notaDaDci,
  campos: { ...camposDe(DERIVADOS), destinatario: DESTINATARIO },
  largo: true,
  valoresDe: ({ destinatario, uf, municipio, ...lida }) => {
    const { itens, ...valores } = valoresDe(DERIVADOS, lida);
    return {
      ...valores,
      destinatario: {
        tipo: destinatario.tipo === 'PF' ? 'PF' : 'PJ',
        documento: destinatario.documento ?? '',
        nome: destinatario.nome,
      },
      uf: UFS.find((sigla) => sigla === uf) ?? 'AM',
      municipio: { codigo: municipio?.codigo ?? '' },
      // The API sends ten decimals and the grid takes four, so trailing zeros after the second decimal are cut.
      itens: itens.map((item) => ({ ...item, valorUnitario: item.valorUnitario.replace(/(\.\d{2}\d*?)0+$/, '$1') })),
    };
  },
});

export const notaEmBranco = (): NotaNova => emBranco(NOTA_DA_DCI);

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null) return valores;
  const digitada = valores as Record<string, unknown>;
  return { ...digitada, itens: semSobras(digitada.itens, DE_LINHA_NOVA) };
}

const DE_LINHA_NOVA = new Set(['cfop', 'unidade']);
