let raizes = 40_000_000;

/** A CNPJ of another root each time, so that no test sees the catalogue of another. */
export function proximoCnpj(): string {
  raizes += 1;
  const base = `${raizes}0001`;
  const digito = (numeros: string) => {
    const soma = [...numeros].toReversed().reduce((total, um, i) => total + Number(um) * ((i % 8) + 2), 0);
    return soma % 11 < 2 ? 0 : 11 - (soma % 11);
  };
  const primeiro = digito(base);
  return `${base}${primeiro}${digito(`${base}${primeiro}`)}`;
}
