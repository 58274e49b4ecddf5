import { formularioDe } from '#components/form/formulario-de.ts';
import { entradaDeInsumo, entradaDeInsumoNova } from '#lib/contracts/saldo/entrada-de-insumo.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';

export const FORMULARIO_ENTRADA = formularioDe({
  recurso: 'EntradaDeInsumo',
  esquema: entradaDeInsumoNova,
  contrato: entradaDeInsumo,
  rotulosDe: ({ importador, item }) => ({
    [importador.id]: nomeDoImportador(importador),
    [item.id]: `${item.partNumber} · ${item.descricao}`,
  }),
});
