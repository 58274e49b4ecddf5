import type { TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { contratoDaMatriz, type ItemDaMatrizNovo } from '#lib/registros/matriz-tributacao.ts';

/**
 * The matriz of one importer, from no real table of the Sefaz. It has an ended row, one near its end, one that begins later, and
 * one without a treatment of the ICMS.
 */
export function matrizDeDemonstracao(hoje: DataTexto, importadorId: string): ItemDaMatrizNovo[] {
  const [ontem, daquiUmAno] = [somarDias(hoje, -1), somarDias(hoje, 365)];
  const linhas: readonly Linha[] = [
    ['84733041', '0123', '01', '01', 'F101', 'DIFERIDO', '10.001', '2023-01-01', ontem],
    ['84733041', '0123', '01', '01', 'F102', 'DIFERIDO', '10.002', hoje, daquiUmAno],
    ['84733041', '0123', '01', '02', 'F103', 'REDUZIDO', '10.002', '2024-01-01', daquiUmAno],
    ['85044090', '0456', '01', '01', 'F104', 'EXONERADO', '10.003', '2024-01-01', somarDias(hoje, 12)],
    ['85044090', '0456', '01', '01', 'F105', 'EXONERADO', '10.004', somarDias(hoje, 13), null],
    ['85044090', '0456', '02', '01', 'F106', 'INTEGRAL', '10.003', '2024-01-01', null],
    ['85285200', '0789', '01', '01', 'F107', 'DIFERIDO', '10.005', '2025-07-01', somarDias(hoje, 25)],
    ['85285200', '0789', '02', '03', 'F108', 'INTEGRAL', '10.005', '2025-07-01', null],
    ['91021110', '0321', '01', '01', 'F109', 'DIFERIDO', '10.006', '2022-05-10', somarDias(hoje, -60)],
    ['91021110', '0321', '03', '01', 'F110', null, '10.007', '2025-01-01', null],
  ];
  return linhas.map(
    ([
      ncm,
      codigoSuframa,
      destinacao,
      utilizacao,
      codigoTributacao,
      tratamento,
      decreto,
      vigenciaInicio,
      vigenciaFim,
    ]) =>
      contratoDaMatriz.novo.parse({
        importador: { id: importadorId },
        ncm,
        codigoSuframa,
        destinacao,
        utilizacao,
        codigoTributacao,
        tratamento,
        reducaoPerc: tratamento === 'REDUZIDO' ? '51.11' : null,
        decreto: `Decreto fictício ${decreto}/${vigenciaInicio.slice(0, 4)}`,
        vigenciaInicio,
        vigenciaFim,
      }),
  );
}

type Linha = readonly [
  ncm: string,
  codigoSuframa: string,
  destinacao: string,
  utilizacao: string,
  codigoTributacao: string,
  tratamento: TratamentoIcms | null,
  decreto: string,
  vigenciaInicio: DataTexto,
  vigenciaFim: DataTexto | null,
];
