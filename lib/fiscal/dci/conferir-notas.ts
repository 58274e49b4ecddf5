import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ApontamentoDaDci, nomeDaDci } from '#lib/domain/zfm/dci.ts';
import { apontarNa } from './apontar.ts';
import type { FatosDaDci, NotaAConferir } from './fatos-da-dci.ts';
import { porNota } from './por-nota.ts';

const { erro, aviso } = apontarNa('notas');

/** Checks the notas of a DCI (domain/zfm.md §6.6, 2). */
export function conferirNotas(fatos: FatosDaDci): ApontamentoDaDci[] {
  const { notas, documento, emOutraDci } = fatos;
  if (notas.length === 0) {
    return [erro('SEM_NOTA', null, 'A DCI não tem nota de saída: traga os XMLs das notas, ou digite-as.')];
  }
  const transmitida = documento.dataTransmissao;
  return [
    ...(documento.tipo === 'INDIVIDUAL' && notas.length > 1
      ? [erro('MAIS_DE_UMA_NOTA', null, `A DCI individual é de uma nota só, e esta tem ${notas.length}.`)]
      : []),
    ...porNota(
      notas.filter(({ destino }) => destino === null),
      (nota) => erro('SEM_MUNICIPIO', null, `Nota ${nota.numero}: falta o município do destinatário.`, com(nota)),
    ),
    ...porNota(
      notas.filter(({ destino }) => destino === 'ZFM'),
      (nota) =>
        erro(
          'NA_ZFM',
          null,
          `Nota ${nota.numero}: o destino é dentro da Zona Franca, onde não há internação. Deixe-a de fora.`,
          com(nota),
        ),
    ),
    ...porNota(
      notas.flatMap((nota) => nota.itens.filter(semQuantidade).map(({ nItem }) => ({ ...nota, nItem }))),
      (nota) =>
        erro(
          'SEM_QUANTIDADE',
          null,
          `Nota ${nota.numero}, item ${nota.nItem}: a quantidade tem de ser maior que zero.`,
          com(nota),
        ),
    ),
    ...porNota(
      emOutraDci.map(({ nota, dci }) => ({ ...nota, dci })),
      (nota) =>
        erro(
          'EM_OUTRA_DCI',
          null,
          `Nota ${nota.numero}: já está na ${nomeDaDci(nota.dci)}, e uma saída se declara uma vez só.`,
          com(nota),
        ),
    ),
    ...porNota(
      notas.filter((nota) => transmitida !== null && diaDaSaida(nota) > transmitida),
      (nota) =>
        aviso(
          'DEPOIS_DA_TRANSMISSAO',
          null,
          `Nota ${nota.numero}: saiu em ${diaPorExtenso(diaDaSaida(nota))}, depois da transmissão, em ${diaPorExtenso(transmitida ?? '')}.`,
          com(nota),
        ),
    ),
  ];
}

/** Returns the day a nota left, or its issue day when the exit day is missing. */
export function diaDaSaida({ saida, emissao }: Pick<NotaAConferir, 'saida' | 'emissao'>): DataTexto {
  return saida ?? emissao;
}

const com = ({ id, numero }: { id: string; numero: string }) => ({ nota: { id, numero } });
const semQuantidade = ({ quantidade }: { quantidade: string }) => new Exato(quantidade).lte(0);
