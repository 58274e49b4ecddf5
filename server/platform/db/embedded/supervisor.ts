/**
 * A shell that starts PostgreSQL (its arguments) and holds a pipe from this process, its input. `fast` means: end, fast and clean; `at once`: as in a
 * crash. The end of the pipe means that this process is gone: end fast, and after some seconds at once, because nobody is left to wait. It ends
 * with PostgreSQL, and with its code. Signals of a terminal or a service manager are left to this process.
 */
export const SUPERVISOR = `
trap '' INT TERM HUP
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
(
  if read -r how <&3; then
    if [ "$how" = fast ]; then kill -INT $server; else kill -QUIT $server; fi
    read -r how <&3
  else
    kill -INT $server
  fi
  sleep 3
  kill -QUIT $server
) 2>/dev/null &
watch=$!
wait $server
code=$?
kill -KILL $watch
exit $code
`;
