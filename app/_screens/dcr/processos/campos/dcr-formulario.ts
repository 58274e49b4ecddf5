import { z } from 'zod';
import { formularioDe } from '#components/form/formulario-de.ts';
import { estaPreenchido, semSobras } from '#components/itens/sem-sobras.ts';
import { type DcrLido, type DcrNovo, dcr, dcrNovo, type ProdutoParaODcr } from '#lib/contracts/dcr/dcr.ts';
import type { EtapaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { DCR } from '#lib/registros/dcr.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';

export const FORMULARIO_DCR = formularioDe<DcrNovo, DcrLido>({
  recurso: 'Dcr',
  // Leaves out the empty row that a grid offers below its last one, and an empty month of labour.
  esquema: z.preprocess(comoSeGrava, dcrNovo) as z.ZodType<DcrNovo>,
  contrato: dcr,
  largo: true,
  valoresDe: (lido) => ({ ...valoresDe(DCR, lido), ...(lido.anterior && { anteriorNumero: null }) }),
});

export const dcrEmBranco = (dataBase: string, taxaUSD: string): DcrNovo => ({ ...emBranco(DCR), dataBase, taxaUSD });

/** The fields that a DCR-E takes from its product. */
export function doProduto(produto: ProdutoParaODcr): Partial<DcrNovo> {
  const { descricao, ncm, unidade, pesoBruto, ppb, resolucao, informatica, tipoCoeficiente, acrescimo, modelos } =
    produto;
  return {
    descricao,
    ncm,
    unidade,
    pesoBruto,
    ppb,
    resolucao,
    informatica,
    tipoCoeficiente,
    acrescimo,
    modelos,
  };
}

/** The step that shows a field, by its path. */
export function etapaDoCampo(caminho: string): EtapaDoDcr {
  const [campo = ''] = caminho.split('.');
  if (campo === 'modelos' || campo === 'nacionais' || campo === 'subcomponentes' || campo === 'importados')
    return campo;
  return DA_MAO_DE_OBRA.has(campo) ? 'mao-de-obra' : 'identificacao';
}

/** The grid cell of a field path; undefined if the path is not in that grid. */
export function celulaDoCampo(
  caminho: string | undefined,
  grade: string,
): { linha: number; campo: string } | undefined {
  const [lista, linha, campo] = caminho?.split('.') ?? [];
  return lista === grade && linha !== undefined && campo ? { linha: Number(linha), campo } : undefined;
}

const DA_MAO_DE_OBRA = new Set(['salarios', 'encargos', 'maoDeObraMensal']);
const LISTAS = ['modelos', 'nacionais', 'subcomponentes', 'importados'] as const;
/** Fields that a new row already has before anybody types. */
const DE_LINHA_NOVA = new Set(['moeda', 'documento', 'suspensao', 'reduz', 'incluiBC']);

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null) return valores;
  const digitado = valores as Record<string, unknown>;
  const mes = digitado.maoDeObraMensal as Record<string, unknown> | null | undefined;
  return {
    ...digitado,
    ...Object.fromEntries(LISTAS.map((lista) => [lista, semSobras(digitado[lista], DE_LINHA_NOVA)])),
    maoDeObraMensal: mes && Object.values(mes).some(estaPreenchido) ? mes : null,
    ...(digitado.tipo === 'N' && { anterior: null, anteriorNumero: null, processoRetificador: null }),
  };
}
