#!/bin/sh
# Renders every product picture. About half an hour on two cores.
here=$(cd "$(dirname "$0")" && pwd); out="$here/../../../backend/seed/images/products"
for m in mini pro classic; do nice -n 10 blender -b --python "$here/render.py" -- --out "$out" --models $m --samples "${1:-24}"; done
nice -n 10 blender -b --python "$here/accessories.py" -- --out "$out" --samples "${1:-24}"
