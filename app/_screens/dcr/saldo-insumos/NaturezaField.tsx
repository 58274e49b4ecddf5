import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { TRIBUTOS_DA_REFORMA } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { type NaturezaDoAjuste, NOME_NATUREZA } from '#lib/domain/zfm/saldo-insumo.ts';
import { suspensoDasFaltas } from '#lib/fiscal/saldo/suspensos-do-lote.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import type { ModoDeAjuste } from './saldo-depois.ts';

interface NaturezaFieldProps {
  lote: LoteInteiro;
  /** Signed; null while it is not typed. */
  quantidade: string | null;
  naturezas: readonly NaturezaDoAjuste[];
  valor: NaturezaDoAjuste | null;
  aoMudar: (natureza: NaturezaDoAjuste) => void;
  erro: string | undefined;
}

/** Asks whether the balance was wrong or the goods are gone, because the tax of goods that are gone does not go with them. */
export function NaturezaField({ lote, quantidade, naturezas, valor, aoMudar, erro }: NaturezaFieldProps) {
  const id = useId();
  return (
    <FormControl required error={erro !== undefined}>
      <FormLabel id={id}>O que é o ajuste</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={valor ?? ''}
        onChange={({ target }) => aoMudar(target.value as NaturezaDoAjuste)}
      >
        {naturezas.map((natureza) => (
          <FormControlLabel key={natureza} value={natureza} control={<Radio />} label={NOME_NATUREZA[natureza]} />
        ))}
      </RadioGroup>
      <FormHelperText>{erro ?? (valor && efeitoDe(valor, lote, quantidade))}</FormHelperText>
    </FormControl>
  );
}

/** Which natures an adjustment can have; while a count is not typed, all of them. */
export function naturezasDoAjuste(modo: ModoDeAjuste, quantidade: string | null): readonly NaturezaDoAjuste[] {
  if (modo === 'contar' && quantidade === null) return ['FALTA', 'SOBRA', 'CORRECAO'];
  const tira = modo === 'contar' ? quantidade?.startsWith('-') : modo === 'tirar';
  return tira ? ['FALTA', 'CORRECAO'] : ['SOBRA', 'CORRECAO'];
}

function efeitoDe(natureza: NaturezaDoAjuste, lote: LoteInteiro, quantidade: string | null): string {
  if (natureza === 'CORRECAO') return 'O lançamento estava errado: o suspenso acompanha o saldo corrigido.';
  if (natureza === 'SOBRA') return 'O que sobrou não traz tributo suspenso além do que entrou.';
  const depois = quantidade === null ? null : new Exato(lote.saldo).plus(quantidade);
  if (quantidade === null || !depois || depois.isNegative()) {
    return 'Os tributos suspensos do que falta não somem: ficam a apurar.';
  }
  const parte = { saldo: depois.toFixed(), faltas: new Exato(quantidade).neg().toFixed(), quantidade: lote.quantidade };
  const { entrou } = lote;
  const soma = (suspensos: readonly string[]) =>
    formatarDinheiro(somar(suspensos.map((suspenso) => suspensoDasFaltas(suspenso, parte))).toFixed(2));
  const federais = soma(TRIBUTOS_DI.map((tributo) => entrou[tributo]));
  const daReforma = TRIBUTOS_DA_REFORMA.flatMap((tributo) => entrou[tributo] ?? []);
  const cbsIbs =
    daReforma.length === TRIBUTOS_DA_REFORMA.length
      ? `R$ ${soma(daReforma)} de CBS e IBS`
      : 'a CBS e o IBS, que não se sabem';
  return `Ficam a apurar R$ ${federais} de tributos suspensos e ${cbsIbs}.`;
}
