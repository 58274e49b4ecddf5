import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GruposSection } from '#app/_screens/dci/processos/campos/GruposSection.tsx';
import type { CampoProcurado } from '#app/_screens/dci/processos/campos/use-pagina-do-campo.ts';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposFechados } from '#components/form/fields/CamposFechados.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { PIS_COFINS_EXTINTOS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { nomeDaDci } from '#lib/domain/zfm/dci.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import type { NoDaMemoria } from '#lib/format/memoria.ts';
import { AtrasoSection } from './AtrasoSection.tsx';
import { useCalculoDaDci } from './calculo-da-dci.tsx';
import { DarfTable } from './DarfTable.tsx';
import { ItensTributadosSection } from './ItensTributadosSection.tsx';

interface TributosEtapaProps {
  dci: DciLido;
  /** The `chave` of the item, or the field, that a link leads to. */
  campo: string | undefined;
  /** The field that the error summary leads to. */
  procurado: CampoProcurado | null;
  fechado: boolean;
}

/** The taxes by item, tax and modalidade, the effects of court orders and of late payment, and the resulting DARFs. */
export function TributosEtapa({ dci, campo, procurado, fechado }: TributosEtapaProps) {
  const calculo = useCalculoDaDci();
  const { darfs, totalDARF, memoria, moraConhecida } = calculo;
  // The memória stays set while its drawer slides out.
  const [explicada, setExplicada] = useState<NoDaMemoria>();
  const [aberto, setAberto] = useState(false);
  const abrir = (qual: NoDaMemoria | null) => {
    if (!qual) return;
    setExplicada(qual);
    setAberto(true);
  };
  return (
    <Stack sx={{ gap: 2 }}>
      {dci.semPisCofins && <Alert severity="info">{PIS_COFINS_EXTINTOS}. Na DCI, os campos deles vão zerados.</Alert>}
      <ItensTributadosSection dci={dci} campo={campo} procurado={procurado} fechado={fechado} aoAbrir={abrir} />
      <GruposSection
        grupos={calculo.grupos}
        moraConhecida={moraConhecida}
        memoria={() => calculo.memoria}
        aoAbrir={abrir}
      />
      <AtrasoSection dci={dci} fechado={fechado} />
      {fechado ? (
        dci.ordensJudiciais.length > 0 && <CamposFechados titulo="Ordens judiciais" campos={['ordensJudiciais']} />
      ) : (
        <Section titulo="Fixado em juízo" nota="o valor a recolher em vez do calculado">
          <Campo<DciNovo> nome="ordensJudiciais" />
        </Section>
      )}
      <Section
        titulo="Demonstrativo do DARF"
        nota={dci.conta ? 'débito automático na conta da DCI' : 'um DARF por código de receita'}
        acoes={
          totalDARF !== null && (
            <span>
              Total R${' '}
              <FigureButton
                nome="total do DARF"
                valor={formatarDinheiro(totalDARF)}
                aoAbrir={() => abrir(calculo.memoria)}
              />
            </span>
          )
        }
        semMargem={darfs.length > 0}
      >
        {darfs.length > 0 ? (
          <DarfTable
            darfs={darfs.map((darf) => ({ ...darf, receita: dci.receitas[darf.tributo] }))}
            total={totalDARF}
            moraConhecida={moraConhecida}
          />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            {totalDARF === null
              ? dci.lista.length === 0
                ? 'Sem nota na DCI não se sabe o que há a recolher.'
                : 'Ainda não se sabe o que há a recolher.'
              : 'Nada a recolher.'}
          </Typography>
        )}
      </Section>
      <MemoriaDrawer
        aberto={aberto}
        memoria={explicada ?? memoria ?? undefined}
        contexto={nomeDaDci(dci)}
        aoFechar={() => setAberto(false)}
      />
    </Stack>
  );
}
