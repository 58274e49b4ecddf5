import Add from '@mui/icons-material/Add';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { ImportarDiDialog } from '#app/_screens/importacao/processos/declaracao/ImportarDiDialog.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { AssistenteRetomar } from './AssistenteRetomar.tsx';
import { ComecarEmBrancoDialog } from './ComecarEmBrancoDialog.tsx';

/**
 * The ways to begin a processo. The unfinished ones are listed below, so that their arrival does not move a button about to be
 * pressed.
 */
export function AssistenteComeco({ aoComecar }: { aoComecar: (processo: { id: string }) => void }) {
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h2">Como começar?</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', xl: 'repeat(4, 1fr)' } }}>
          <Comeco
            titulo="De um pedido (PO)"
            icone={<ReceiptLong color="primary" />}
            acao={
              <ButtonTo variant="contained" to="/importacao/novo-processo" search={{ comeco: 'pedido' }}>
                Escolher pedidos
              </ButtonTo>
            }
          >
            Os itens com saldo vêm com quantidade, valor, NCM, fabricante e origem.
          </Comeco>
          <Comeco titulo="Da DI ou da DUIMP" icone={<UploadFile color="primary" />} acao={<DoArquivo />}>
            O processo nasce com tudo o que foi declarado. De um arquivo já importado, abre-se o processo que o tem.
          </Comeco>
          <Comeco
            titulo="De outro processo"
            icone={<ContentCopy color="primary" />}
            acao={
              <ButtonTo
                variant="outlined"
                color="inherit"
                to="/importacao/novo-processo"
                search={{ comeco: 'processo' }}
              >
                Escolher o processo
              </ButtonTo>
            }
          >
            Copia quem, por onde, itens e adições previstas; nunca números de documentos, datas ou licenças.
          </Comeco>
          <Comeco titulo="Em branco" icone={<Add color="primary" />} acao={<EmBranco aoComecar={aoComecar} />}>
            Quando a carga ainda está a caminho e se sabe pouco dela. Preenche-se aos poucos.
          </Comeco>
        </Box>
      </Stack>
      <AssistenteRetomar />
    </Stack>
  );
}

interface ComecoProps {
  titulo: string;
  icone: ReactNode;
  acao: ReactNode;
  children: string;
}

function Comeco({ titulo, icone, acao, children }: ComecoProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}
    >
      {icone}
      <Typography id={id} variant="h3">
        {titulo}
      </Typography>
      <Typography sx={{ color: 'text.secondary', flex: 1, mb: 1 }}>{children}</Typography>
      {acao}
    </Card>
  );
}

function EmBranco({ aoComecar }: { aoComecar: (processo: { id: string }) => void }) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Começar em branco
      </Button>
      {aberto && <ComecarEmBrancoDialog aoFechar={() => setAberto(false)} aoComecar={aoComecar} />}
    </>
  );
}

/** A declared processo skips the wizard: a single one opens at once, several are listed in the window. */
function DoArquivo() {
  const [aberto, setAberto] = useState(false);
  const navegar = useNavigate();
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setAberto(true)}>
        Importar o arquivo
      </Button>
      <ImportarDiDialog
        aberto={aberto}
        aoFechar={() => setAberto(false)}
        aoImportar={([processoCriado]) =>
          processoCriado && navegar({ to: '/importacao/processos/$id', params: { id: processoCriado.id } })
        }
      />
    </>
  );
}
