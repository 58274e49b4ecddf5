import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { ListaDoCadastro } from '#components/cadastro/ListaDoCadastro.tsx';
import { CadastrosNav } from '#components/comex/CadastrosNav.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { ImportarPlanilhaLink } from '#components/sheets/ImportarPlanilhaLink.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { AtosSection } from './AtosSection.tsx';
import { ContribuicoesSection } from './ContribuicoesSection.tsx';
import { EsquemasXsdSection } from './EsquemasXsdSection.tsx';
import { PARAMETROS_LISTA } from './parametro-cadastro.tsx';
import { ATO } from './parametros-busca.ts';

/** Rates, fees and deadlines used by the calculations: those shipped with Cais and the company's own, which take precedence. */
export function ParametrosScreen() {
  const lista = useLista(PARAMETROS_LISTA);
  const linhas = useRef<HTMLDivElement>(null);
  const sefaz = useRef<HTMLDivElement>(null);
  // Waits for the rows above, which would push this section down.
  const chamada = lista.dialogo === 'sefaz-am' && lista.total !== undefined;
  useEffect(() => {
    const [parte, acima] = [sefaz.current, linhas.current];
    if (!chamada || !parte || !acima) return;
    levarA(parte);
    // The grid above takes its height shortly after its rows arrive.
    const cresceu = new ResizeObserver(() => parte.scrollIntoView());
    cresceu.observe(acima);
    const basta = setTimeout(() => cresceu.disconnect(), 1_000);
    return () => {
      clearTimeout(basta);
      cresceu.disconnect();
    };
  }, [chamada]);
  const ato = lista.dialogo?.startsWith(ATO) ? lista.dialogo.slice(ATO.length) : null;
  const novo = (
    <ButtonTo variant="contained" to="/configuracoes/parametros/novo">
      Novo parâmetro
    </ButtonTo>
  );
  return (
    <>
      <CadastrosNav />
      <div ref={linhas}>
        <ListaDoCadastro
          lista={lista}
          novo={novo}
          acoes={
            <>
              <Button
                variant="outlined"
                color="inherit"
                onClick={() => {
                  lista.mudar({ dialogo: 'sefaz-am' });
                  levarA(sefaz.current);
                }}
              >
                Sefaz-AM
              </Button>
              <ImportarPlanilhaLink recurso="Parametro" />
            </>
          }
          vazia="Nenhum parâmetro"
          icone={<TuneOutlined />}
        >
          Alíquotas, taxas e prazos que entram nos cálculos, com vigência e fonte.
        </ListaDoCadastro>
      </div>
      <Stack ref={sefaz} tabIndex={-1} sx={{ gap: 2, mt: 3, scrollMarginTop: 16, outline: 'none' }}>
        <ContribuicoesSection />
        <AtosSection chamado={ato} aoFechar={() => lista.mudar({ dialogo: undefined })} />
        <EsquemasXsdSection />
      </Stack>
    </>
  );
}

function levarA(parte: HTMLElement | null): void {
  parte?.focus({ preventScroll: true });
  parte?.scrollIntoView();
}
