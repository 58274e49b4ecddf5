import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { GRAVIDADE_DO_PORTAL } from '#app/_screens/importacao/processos/declaracao/gravidade-do-portal.ts';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { LookupField } from '#components/ui/fields/LookupField.tsx';
import { useLookup } from '#lib/api/platform/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/platform/lookup.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { useAtosDoPortal, useBuscaNoPortal } from '#lib/portal/api/portal-unico.ts';
import { type BuscaNoPortal, buscaNoPortalNova } from '#lib/portal/contracts/portal-unico.ts';
import { DuimpsDoPeriodo } from './DuimpsDoPeriodo.tsx';
import { pedidoEmPalavras } from './pedido-em-palavras.ts';

interface BuscarPorPeriodoProps {
  credencialId: string;
  aoChegar: (arquivos: File[]) => void;
}

/** Asks which DUIMPs an importer registered in a period; the person chooses those to fetch. */
export function BuscarPorPeriodo({ credencialId, aoChegar }: BuscarPorPeriodoProps) {
  const { procurar } = useAtosDoPortal();
  const importadores = useLookup('Importador/GetByQ');
  const [importador, setImportador] = useState<{ chave: string; rotulo: string } | null>(null);
  const [ate, setAte] = useState(() => hojeEmManaus());
  const [de, setDe] = useState(() => somarDias(hojeEmManaus(), -30));
  const [erros, setErros] = useState<Partial<Record<'importadorId' | 'de' | 'ate' | 'geral', string>>>({});
  const [pedida, setPedida] = useState<string | null>(null);
  const { data: busca } = useBuscaNoPortal(pedida);

  const enviar = async () => {
    if (!importador) return setErros({ importadorId: 'Escolha o importador.' });
    const nova = { credencialId, importadorId: importador.chave, de, ate };
    const lida = buscaNoPortalNova.safeParse(nova);
    setErros(Object.fromEntries((lida.error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (!lida.success) return;
    try {
      setPedida(await procurar(nova));
    } catch (falha) {
      setErros({ geral: (falha as Error).message });
    }
  };
  const naFila = pedida !== null && (!busca || busca.situacao === 'NA_FILA');
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5 }}
      onSubmit={(evento) => {
        evento.preventDefault();
        void enviar();
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' } }}>
        <LookupField
          {...importadores}
          rotulo="Importador"
          valor={importador}
          aoEscolher={(opcao) => setImportador(opcao && { chave: opcao.chave, rotulo: opcao.rotulo })}
          maximo={MAXIMO_LOOKUP}
          {...(erros.importadorId && { erro: erros.importadorId })}
        />
        <DateField rotulo="Registradas de" valor={de} aoMudar={setDe} {...(erros.de && { erro: erros.de })} />
        <DateField rotulo="Até" valor={ate} aoMudar={setAte} {...(erros.ate && { erro: erros.ate })} />
      </Box>
      <Box>
        <Button type="submit" variant="outlined" color="inherit" loading={naFila} sx={{ minHeight: 40 }}>
          Procurar no Portal Único
        </Button>
      </Box>
      {erros.geral && <Alert severity="error">{erros.geral}</Alert>}
      {busca && <Alert severity={GRAVIDADE_DO_PORTAL[busca.situacao]}>{emPalavras(busca)}</Alert>}
      {busca && busca.achadas.length > 0 && <DuimpsDoPeriodo key={busca.id} busca={busca} aoChegar={aoChegar} />}
    </Stack>
  );
}

function emPalavras(busca: BuscaNoPortal): string {
  const { importador, achadas } = busca;
  return pedidoEmPalavras(busca, {
    pronta: `${quantas(achadas.length)} de ${importador} no período.`,
    emCurso: `Procurando: ${achadas.length} até agora.`,
  });
}

function quantas(n: number): string {
  if (n === 0) return 'Nenhuma DUIMP';
  return n === 1 ? '1 DUIMP' : `${n} DUIMPs`;
}
