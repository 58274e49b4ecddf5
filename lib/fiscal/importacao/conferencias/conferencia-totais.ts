import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { dinheiro, Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { reais } from './frases.ts';
import { toleranciaDeCentavos } from './tolerancia-centavos.ts';

/** Compares the declared value at the place of discharge with the customs values of the adições. */
export function conferirVmld({ totais, adicoes }: DeclaracaoImportacao): Conferencia {
  const soma = somar(adicoes.map(valorAduaneiroDeclarado));
  const linha = { codigo: 'VMLD', adicao: null, declarado: totais.vmldReais, calculado: dinheiro(soma) };
  if (totais.vmldReais === null) {
    return { ...linha, nivel: 'aviso', mensagem: `VMLD não informado; as adições somam ${reais(soma)}.` };
  }
  const diferenca = soma.minus(totais.vmldReais).abs();
  const tolerancia = toleranciaDeCentavos(adicoes.length);
  if (diferenca.isZero()) {
    return { ...linha, nivel: 'ok', mensagem: `As adições somam ${reais(soma)}, como a DI declara.` };
  }
  if (diferenca.lte(tolerancia)) {
    return { ...linha, nivel: 'ok', mensagem: diferencaTolerada(diferenca, tolerancia) };
  }
  const mensagem = `A DI declara VMLD de ${reais(new Exato(totais.vmldReais))}, e as adições somam ${reais(soma)}: diferença de ${reais(diferenca)}, além da tolerância de ${reais(tolerancia)}.`;
  return { ...linha, nivel: 'erro', mensagem };
}

/** Compares the declared net weight with the adições: kilograms, 5 decimals, without tolerance, because nothing is truncated. */
export function conferirPesoLiquido({ carga, adicoes }: DeclaracaoImportacao): Conferencia {
  const soma = somar(adicoes.map(({ pesoLiquido }) => pesoLiquido));
  const somado = `${porExtenso(soma, 5)} kg`;
  const linha = { codigo: 'PESO_LIQUIDO', adicao: null, declarado: carga.pesoLiquido, calculado: soma.toFixed(5) };
  if (carga.pesoLiquido === null) {
    return { ...linha, nivel: 'aviso', mensagem: `Peso líquido não informado; as adições somam ${somado}.` };
  }
  if (soma.eq(carga.pesoLiquido)) {
    return { ...linha, nivel: 'ok', mensagem: `As adições somam ${somado}, como a DI declara.` };
  }
  const declarado = `${porExtenso(new Exato(carga.pesoLiquido), 5)} kg`;
  const mensagem = `A DI declara peso líquido de ${declarado}, e as adições somam ${somado}.`;
  return { ...linha, nivel: 'erro', mensagem };
}

/** Goods weigh no more than with their packages. A line only where they do: a figure written with other decimals is ten times off. */
export function conferirPesoBruto({ carga: { pesoBruto, pesoLiquido } }: DeclaracaoImportacao): Conferencia[] {
  if (pesoBruto === null || pesoLiquido === null || new Exato(pesoLiquido).lte(pesoBruto)) return [];
  const [liquido, bruto] = [pesoLiquido, pesoBruto].map((peso) => `${porExtenso(new Exato(peso), 5)} kg`);
  const mensagem = `O peso líquido, ${liquido}, passa do peso bruto, ${bruto}: confira as casas decimais.`;
  const lados = { declarado: pesoLiquido, calculado: pesoBruto };
  return [{ codigo: 'PESO_BRUTO', nivel: 'aviso', mensagem, adicao: null, ...lados }];
}

/** Where the statistical unit is the net kilogram, its quantity is the net weight. A line only where one is ten times the other, or more. */
export function conferirPesoEstatistico({ adicoes }: DeclaracaoImportacao): Conferencia[] {
  return adicoes.flatMap(({ numero, pesoLiquido, quantidadeEstatistica, unidadeEstatistica }): Conferencia[] => {
    if (!/^(kg|quilo)/i.test(unidadeEstatistica?.trim() ?? '') || pesoLiquido === null) return [];
    const [peso, quantidade] = [new Exato(pesoLiquido), new Exato(quantidadeEstatistica ?? 0)];
    if (peso.isZero() || quantidade.isZero()) return [];
    if (Exato.max(peso.div(quantidade), quantidade.div(peso)).lt(10)) return [];
    const mensagem = `A adição ${numero} declara peso líquido de ${porExtenso(peso, 5)} kg e quantidade estatística de ${porExtenso(quantidade, 5)} kg: confira as casas decimais.`;
    const lados = { declarado: pesoLiquido, calculado: quantidadeEstatistica };
    return [{ codigo: 'PESO_ESTATISTICO', nivel: 'aviso', mensagem, adicao: numero, ...lados }];
  });
}

/** Words a residue that the truncation of the Siscomex explains. */
function diferencaTolerada(diferenca: Exato, tolerancia: Exato): string {
  return `Diferença de ${reais(diferenca)}, dentro da tolerância de ${reais(tolerancia)} (centavos truncados por adição).`;
}
