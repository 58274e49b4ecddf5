import Box from '@mui/material/Box';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import type { Linhagem } from '#lib/contracts/views/linhagem.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** The taxes still suspended for all items of DI in the chain: in total and by tax. */
export function SuspensosDaLinhagem({ totais: { suspenso, lotes } }: Pick<Linhagem, 'totais'>) {
  if (nadaSuspenso(suspenso)) return <NadaSuspenso lotes={lotes} suspenso={suspenso} />;
  const deQuantos = lotes === 1 ? 'do item de DI' : `de ${formatarInteiro(lotes)} itens de DI`;
  return (
    <Box
      component="section"
      aria-label="Tributos ainda suspensos"
      sx={{
        display: 'grid',
        gap: 2,
        // Eight places: no figure is broken into two lines.
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'span 2' } }}>
        <FigureCard
          nome="Ainda suspenso (R$)"
          valor={formatarDinheiro(suspenso.suspenso)}
          nota={`pelo saldo ${deQuantos}`}
        />
      </Box>
      <FigureCard nome="II (R$)" valor={formatarDinheiro(suspenso.ii)} nota={iiExigivel(suspenso, lotes)} />
      <FigureCard nome="IPI (R$)" valor={formatarDinheiro(suspenso.ipi)} />
      <FigureCard nome="PIS (R$)" valor={formatarDinheiro(suspenso.pis)} />
      <FigureCard nome="COFINS (R$)" valor={formatarDinheiro(suspenso.cofins)} />
      <FigureCard nome="CBS (R$)" valor={formatarDinheiro(suspenso.cbs)} nota={cobertura(suspenso.comCbsIbs, lotes)} />
      <FigureCard
        nome="IBS (R$)"
        valor={formatarDinheiro(ibsDe(suspenso))}
        nota={cobertura(suspenso.comCbsIbs, lotes)}
      />
    </Box>
  );
}

/** Where nothing is suspended one figure says so; without an item of DI there is no balance to speak of. */
function NadaSuspenso({ lotes, suspenso }: { lotes: number; suspenso: Suspensos }) {
  const { comCbsIbs } = suspenso;
  const doSaldo = lotes === 1 ? 'pelo saldo do item de DI' : `pelo saldo de ${formatarInteiro(lotes)} itens de DI`;
  const cbsIbs = cobertura(comCbsIbs, lotes);
  const porTributo = cbsIbs ? `II, IPI, PIS e COFINS ${doSaldo}; CBS e IBS ${cbsIbs}` : `em nenhum tributo, ${doSaldo}`;
  const nota = [porTributo, iiExigivel(suspenso, lotes)].filter(Boolean).join('; ');
  return (
    <Box component="section" aria-label="Tributos ainda suspensos" sx={{ maxWidth: 480 }}>
      <FigureCard
        nome="Ainda suspenso (R$)"
        valor={lotes === 0 ? SEM_VALOR : formatarDinheiro('0.00')}
        nota={lotes === 0 ? 'nenhum item de DI nesta linhagem' : nota}
      />
    </Box>
  );
}

function nadaSuspenso(totais: Suspensos): boolean {
  const { suspenso, cbs } = totais;
  return [suspenso, cbs, ibsDe(totais)].every((valor) => valor === null || new Exato(valor).isZero());
}

/** II that came in exempt is not suspended, and a DCI charges it at its own rate of the dollar. */
function iiExigivel({ iiExigivelUSD, comIiExigivel }: Suspensos, lotes: number): string | undefined {
  if (iiExigivelUSD !== null && new Exato(iiExigivelUSD).isZero() && comIiExigivel === lotes) return undefined;
  return ['II isento, exigível se sair: US$', formatarDinheiro(iiExigivelUSD), cobertura(comIiExigivel, lotes)]
    .filter(Boolean)
    .join(' ');
}

/** A sum over a part says so; the four taxes are always known. */
function cobertura(conhecidos: number, lotes: number): string | undefined {
  return conhecidos === lotes ? undefined : `de ${formatarInteiro(conhecidos)} dos ${formatarInteiro(lotes)} itens`;
}

type Suspensos = Linhagem['totais']['suspenso'];

function ibsDe({ ibsUF, ibsMun }: Pick<Suspensos, 'ibsUF' | 'ibsMun'>): string | null {
  return ibsUF === null || ibsMun === null ? null : somar([ibsUF, ibsMun]).toFixed(2);
}
